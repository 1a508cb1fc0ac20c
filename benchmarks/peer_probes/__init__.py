"""One program for each peer, run by the Python of that peer's own environment. Each prints one JSON object.

An object holds, by game, figures a second. Names of figures that all share:

    fastest decisions/s   random play in the fastest way that the library ordinarily offers to Python
    fastest games/s       the same, whole games
    loop decisions/s      random play, one decision after the other in Python: ask for what is legal, choose, apply
    copies/s              copies of a state, made from Python
    search iterations/s   the library's own Monte Carlo tree search with random rollouts
"""
