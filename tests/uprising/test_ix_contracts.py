"""Ten contracts in Uprising's box wait for Rise of Ix: they are printed and described, and no game deals them."""

from __future__ import annotations

import pytest

from sietch.imperium import resolve
from sietch.imperium.catalogue import all_cards
from sietch.imperium.declare import contract_token
from sietch.imperium.defs import CONTRACT, CONTRACTS, SPACES
from sietch.imperium.effects import DefinitionError
from sietch.imperium.game import UPRISING
from sietch.imperium.kit import Kit
from sietch.imperium.language import solari
from sietch.kernel.state import settle
from sietch.text import LANGUAGES
from support.rules import rule

# id, what completes it, its reward in words
WAITING = {
    "ix_dreadnought": ("Dreadnought", "Take a contract (or 2 Solari if there is none); you may acquire a tech tile"),
    "ix_espionage": ("Espionage", "1 Solari and take a contract"),
    "ix_harvest_3": ("at least 3 spice", "Take a contract"),
    "ix_harvest_4": ("at least 4 spice", "2 Solari and take a contract"),
    "ix_heighliner": ("Heighliner", "3 Solari and take a contract"),
    "ix_high_council": ("High Council", "Take a contract (or 2 Solari if there is none); you may acquire a tech tile"),
    "ix_interstellar_shipping": ("Interstellar Shipping", "you may acquire a tech tile for 1 spice less"),
    "ix_secrets": ("Secrets", "Take a contract"),
    "ix_smuggling": ("Smuggling", "Take a contract"),
    "ix_tech_negotiation": ("Tech Negotiation", "Take a contract"),
}


def test_they_are_declared_behind_all_others() -> None:
    assert [token.id for token in CONTRACTS if token.needs == "ix"] == list(WAITING)
    assert [token.id for token in CONTRACTS][-len(WAITING) :] == list(WAITING)
    assert all(token.copies == 1 and token.set == "uprising" for token in CONTRACTS if token.needs)


def test_four_of_them_name_spaces_that_no_board_has_yet() -> None:
    elsewhere = {token.elsewhere for token in CONTRACTS if token.elsewhere}
    assert elsewhere == {"dreadnought", "interstellar_shipping", "smuggling", "tech_negotiation"}
    assert not elsewhere & {space.id for space in SPACES}


@pytest.mark.parametrize("id", WAITING)
def test_they_are_listed_with_name_and_text_in_three_languages(id: str) -> None:
    (entry,) = [card for card in all_cards("uprising") if card["id"] == id]
    assert entry["name"].keys() == entry["text"].keys() == set(LANGUAGES)
    completes, reward = WAITING[id]
    assert completes in entry["text"]["en"]
    assert f"Reward: {reward}" in entry["text"]["en"] or reward in entry["text"]["en"].partition("; ")[2]
    assert entry["text"]["en"].endswith("Only with Rise of Ix.")
    assert len(set(entry["text"].values())) == 3
    assert all(id not in name and "{" not in name for name in entry["name"].values())


@rule("uprising-R-CHM-01")
@pytest.mark.parametrize("six", [False, True])
def test_no_game_deals_them(six: bool) -> None:
    waiting = {CONTRACT[id] for id in WAITING}
    for mixed in (False, True):
        kit = Kit("uprising", True, mixed, mixed, six)
        assert len(kit.contracts) == 20
        assert not waiting & set(kit.contracts)


def test_until_there_are_tech_tiles_the_rest_of_a_reward_is_given() -> None:
    s = UPRISING.new({"choam": True}, 3, 0)
    seat = UPRISING.waiting(s)[0]
    resolve.begin(s, s.players[seat], CONTRACTS[CONTRACT["ix_high_council"]].reward)
    settle(s)
    assert UPRISING.pending(s)[0].kind == "TakeContract"
    UPRISING.apply(s, seat, UPRISING.options(s, seat)[0])
    assert UPRISING.pending(s)[0].kind == "TakeTurn"
    assert len(s.players[seat].contracts + s.players[seat].contracts_done) == 1


def test_a_space_of_no_expansion_is_a_mistake() -> None:
    with pytest.raises(DefinitionError, match="names the space 'dreadnought' of no expansion"):
        contract_token("a_contract", elsewhere="dreadnought", reward=solari(1))
    with pytest.raises(DefinitionError, match="completed by exactly one thing"):
        contract_token("a_contract", elsewhere="dreadnought", harvest=3, needs="ix", reward=solari(1))
