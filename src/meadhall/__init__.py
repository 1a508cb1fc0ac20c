"""Vikings, Isle of Skye and Vikings Gone Wild: rules, engine, bots and a hall to play in."""

__version__ = "0.1.0"
