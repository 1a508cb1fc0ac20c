"""Choices made as one: all resources of the hand, and purchases with the cards that they need."""

from meadhall.engine.game import Chain
from meadhall.engine.match import Match
from meadhall.games.gonewild.game import GAME

from .tables import NAMES, Table


def chains(table: Table, language: str = "en") -> dict[str, Chain]:
    return {chain.text: chain for chain in GAME.chains(table.state, 0, NAMES, language)}


def steps(chain: Chain) -> list[str]:
    return [GAME.action_text(action) for action in chain.actions]


def test_all_cards_that_are_good_for_resources_alone_are_played_as_one() -> None:
    table = Table()
    table.hand(0, "beer", "beer", "gold", "treasure_chest", "viking_warrior", "gold_miner", "crystal")
    chain = chains(table)["play resources"]
    assert sorted(steps(chain)) == ["play beer", "play beer", "play gold", "play treasure_chest"]
    assert chain.sentence == (
        "Plays from your hand (4 cards): 2 × Beer, Gold and Treasure Chest. Left for this turn: 4 beer and 3 gold."
    )
    assert "Danach bleibt für diesen Zug: 4 Bier und 3 Gold." in chains(table, "de")["play resources"].sentence
    table.hand(0, "beer", "viking_warrior")
    assert "play resources" not in chains(table), "a single card needs no chain"


def test_a_purchase_plays_the_cards_that_it_needs_and_no_more() -> None:
    table = Table()
    table.hand(0, "beer", "beer", "beer", "beer_mugs", "gold")
    table.path("money_theft", "", "", "", "")  # 2 beer
    chain = chains(table)["buy path 1"]
    assert steps(chain) == ["play beer_mugs", "buy path 1"], "one card does it"
    assert chain.sentence.startswith(
        "Viktor buys Money Theft. Plays from your hand: Beer Mugs. Left for this turn: nothing."
    )
    table.purse(beer=1)
    assert steps(chains(table)["buy path 1"]) == ["play beer", "buy path 1"]
    table.purse(beer=2)
    assert "buy path 1" not in chains(table), "paid already"


def test_cards_of_the_hand_pay_before_tokens_which_can_be_stored() -> None:
    table = Table()
    table.village(0, "beer_container=4")
    table.hand(0, "beer", "gold")
    table.path("money_theft", "", "", "", "")
    chain = chains(table)["buy path 1"]
    assert "buy path 1" in table.legal() and steps(chain) == ["play beer", "buy path 1"]
    assert chain.sentence.endswith("Left for this turn: nothing. Tokens left: 3 beer.")


def test_a_card_of_either_resource_gives_what_the_price_needs() -> None:
    table = Table()
    table.hand(0, "crystal")
    table.path("recipe_theft", "", "", "", "")  # 2 gold
    assert steps(chains(table)["buy path 1"]) == ["play crystal", "choose gold", "choose gold", "buy path 1"]


def test_what_the_rules_forbid_is_in_no_chain_and_paying_by_hand_is_left_to_the_hand() -> None:
    table = Table()
    table.hand(0, *["beer"] * 4, *["gold"] * 4)
    table.seat(0).marks[-1] |= 1  # the hall is under construction
    table.state.market[:] = 0
    assert "upgrade hall" not in chains(table) and not any(
        text.startswith(("buy e", "build")) for text in chains(table)
    )
    table.play("pay by hand")
    assert list(chains(table)) == ["play resources"]


def test_chains_of_whole_games_are_legal_step_by_step_and_end_where_they_say() -> None:
    for seed in range(3):
        match = Match("gonewild", 2, seed=seed)
        for decision in range(400):
            if match.is_over:
                break
            seat = next(seat for seat in range(2) if match.must_act >> seat & 1)
            found = match.chains(seat)
            for chain in found:
                trial = match.copy()
                trial.auto_chance = False
                for action in chain.actions[:-1]:
                    assert not match.cautions(action, "en", seat)
                    trial.play(action, seat)
                    assert trial.turn == seat
                assert chain.actions[-1] in trial.legal_actions_of(seat)
                assert chain.text in ("play resources", match.game.action_text(chain.actions[-1]))
            assert len({chain.text for chain in found}) == len(found)
            assert not match.chains(1 - seat)
            legal = list(match.legal_actions_of(seat))
            match.play(legal[decision * 7 % len(legal)], seat)
