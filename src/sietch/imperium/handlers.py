"""Named effects: what the effect language cannot say by combination, each as a small function."""

from __future__ import annotations

from collections.abc import Callable

import sietch.imperium.frames.choices as choices
import sietch.imperium.frames.market as market
import sietch.imperium.frames.personal as personal
import sietch.imperium.frames.specials as specials
from sietch.imperium.arrows import BOTH
from sietch.imperium.conditions import fremen_in_play, is_bene_gesserit
from sietch.imperium.defs import CARD, INTRIGUES, SPACES
from sietch.imperium.effects import (
    SPECIAL_NAMES,
    Named,
)
from sietch.imperium.frames.masterstroke import after_deploying
from sietch.imperium.gains import gain, has_enough, spend_for_vp
from sietch.imperium.modes import LATE, NOW, PICK
from sietch.imperium.piles import RESERVE_PLACE, draw_cards, put_acquired, take_from_market
from sietch.imperium.sending import ability
from sietch.imperium.state import ImperiumState, Player, own_faction
from sietch.imperium.terms import ALL_FACTIONS, FACTIONS, HUMAN, INTRIGUE, PERSUASION, RIVAL, SPICE
from sietch.imperium.tracks import gain_influence
from sietch.imperium.troops import deploy_from_supply, lose_from_conflict, lose_from_garrison, recruit

Do = Callable[[ImperiumState, Player, Named], None]
Possible = Callable[[ImperiumState, Player, Named], bool]


class Handler:
    """What a named effect does, when, and whether it could do anything at all."""

    __slots__ = ("do", "mode", "plain", "possible")

    def __init__(self, do: Do, mode: int, possible: Possible, plain: Possible | None) -> None:
        self.do = do
        self.mode = mode
        self.possible = possible
        self.plain = plain  # whether it is a plain gain as things are, so that its order cannot matter


HANDLERS: dict[str, Handler] = {}


def always(s: ImperiumState, p: Player, e: Named) -> bool:
    return True


def handler(name: str, do: Do, mode: int = NOW, possible: Possible = always, plain: Possible | None = None) -> None:
    """Register a named effect."""
    if name in HANDLERS:
        raise ValueError(f"handler {name!r} is defined twice")
    HANDLERS[name] = Handler(do, mode, possible, plain)
    SPECIAL_NAMES.add(name)


def opponents(s: ImperiumState, seat: int) -> list[Player]:
    """Everybody else, clockwise from the left; teammates are no opponents."""
    n = len(s.players)
    others = [s.players[(seat + i) % n] for i in range(1, n)]
    team = s.players[seat].team
    return others if team < 0 else [q for q in others if q.team != team]


def nothing(s: ImperiumState, p: Player, e: Named) -> None:
    """For words on a card that another rule looks up: the Agent icons of the Kwisatz Haderach, the Hall of Oratory."""


# -- board spaces ----------------------------------------------------------------------------------------------

COUNCIL_PERSUASION = 2
FOLDSPACE = CARD["foldspace"]
STEAL_FROM = 4


def acquire_foldspace(s: ImperiumState, p: Player, e: Named) -> None:
    """Take a Foldspace card to the discard pile, if one is left. [R-AG-12]"""
    if s.reserve[RESERVE_PLACE[FOLDSPACE]]:
        take_from_market(s, FOLDSPACE)
        put_acquired(p, FOLDSPACE, False)
        if s.sink is not None:
            s.emit("acquire", p.seat, {"card": "foldspace", "to": "discard"})


def steal_intrigue(s: ImperiumState, p: Player, e: Named) -> None:
    """Every opponent with four intrigue cards or more gives one at random; the giver knows which. [R-AG-13, RV-33]"""
    if p.rival >= 0 and has_enough(s, p, INTRIGUE):
        return
    for q in opponents(s, p.seat):
        if len(q.intrigue) < STEAL_FROM or (q.kind != HUMAN and not s.kit.uprising):
            continue
        place = s.rng.below(len(q.intrigue))
        card = q.intrigue.pop(place)
        known = q.intrigue_known.pop(place)
        p.intrigue.append(card)
        p.intrigue_known.append(known | 1 << q.seat)
        if s.sink is not None:
            told = {"card": INTRIGUES[card].id}
            s.emit("steal_intrigue", p.seat, {"from": q.seat}, {p.seat: told, q.seat: told})
    if p.kind == RIVAL:
        spend_for_vp(s, p)  # RV-38, RV-39


def take_council_seat(s: ImperiumState, p: Player, e: Named) -> None:
    """Two more persuasion in every Reveal turn; Memnon also gains influence. [R-AG-05]"""
    p.council = True
    if p.revealing:
        p.persuasion += COUNCIL_PERSUASION  # a seat taken in the Reveal turn counts at once
    if s.sink is not None:
        s.emit("council", p.seat, {})
    if ability(p) == "connections":
        choices.ask_faction(s, p, ALL_FACTIONS, 1)


def take_mentat(s: ImperiumState, p: Player, e: Named) -> None:
    """The Mentat is one more Agent this round, if it stands on its own space. [R-AG-10, R-GEN-15]"""
    if s.mentat < 0:
        s.mentat = p.seat
        p.agents += 1
        if s.sink is not None:
            s.emit("mentat", p.seat, {})


def mentat_is_home(s: ImperiumState, p: Player, e: Named) -> bool:
    return s.mentat < 0


def gain_swordmaster(s: ImperiumState, p: Player, e: Named) -> None:
    """The third Agent, at once and for the rest of the game. [R-AG-11]"""
    p.swordmaster = True
    p.agents += 1
    if s.kit.six:  # one use only, but swords in every Reveal turn [S6-25, S6-26]
        p.sword_bonus = True
        if p.commander:
            p.arrows |= BOTH
    if s.sink is not None:
        s.emit("swordmaster", p.seat, {})


handler("acquire_foldspace", acquire_foldspace)
handler("steal_intrigue", steal_intrigue)
handler("take_council_seat", take_council_seat)
handler("take_mentat", take_mentat, possible=mentat_is_home)
handler("gain_swordmaster", gain_swordmaster)
handler("oratory", nothing)


# -- Agent boxes -----------------------------------------------------------------------------------------------


def harvest_again(s: ImperiumState, p: Player, e: Named) -> None:
    """Carryall: the base spice of a Maker space a second time. [R-AG-07]"""
    base = SPACES[p.at].maker if p.at >= 0 else 0
    if base:
        gain(s, p, SPICE, base)


def one_more_influence(s: ImperiumState, p: Player, e: Named) -> None:
    """Power Play: the faction space gives two influence instead of one. [Q10]"""
    space = SPACES[p.at]
    if p.at >= 0 and space.faction >= 0:
        if p.commander and space.faction == own_faction(p):
            personal.gain_here(s, p, space.faction, 1)
        else:
            gain_influence(s, p, space.faction, 1)
    elif p.at >= 0 and space.personal >= 0:
        personal.rise(s, p, 1)


def opponents_lose_garrison_troop(s: ImperiumState, p: Player, e: Named) -> None:
    """Gun Thopter: each opponent with a garrisoned troop loses one."""
    for q in opponents(s, p.seat):
        lose_from_garrison(s, q, 1)


def opponents_discard(s: ImperiumState, p: Player, e: Named) -> None:
    """Mohiam: each opponent discards, clockwise, cards of their own choice. [R-GEN-08, Q20]"""
    s.then(*[market.DiscardCards(q.seat, e.n) for q in opponents(s, p.seat) if q.kind == HUMAN])


def test_of_humanity(s: ImperiumState, p: Player, e: Named) -> None:
    """Each opponent, clockwise, discards a card or loses a deployed troop. [Q20]"""
    s.then(*[specials.TestOfHumanity(q.seat) for q in opponents(s, p.seat)])


def block_space(s: ImperiumState, p: Player, e: Named) -> None:
    """The Voice. [R-AG-17]"""
    s.stack.append(specials.BlockSpace(p.seat))


def take_bene_gesserit(s: ImperiumState, p: Player, e: Named) -> None:
    """Other Memory: a Bene Gesserit card from the discard pile to the hand."""
    s.stack.append(specials.TakeFromDiscard(p.seat))


def bene_gesserit_in_discard(s: ImperiumState, p: Player, e: Named) -> bool:
    return any([is_bene_gesserit(card) for card in p.discard])


handler("signet", nothing)
handler("send_any_agent", nothing)
handler("harvest_again", harvest_again)
handler("one_more_influence", one_more_influence)
handler("opponents_lose_garrison_troop", opponents_lose_garrison_troop)
handler("opponents_discard", opponents_discard)
handler("test_of_humanity", test_of_humanity)
handler("block_space", block_space, PICK)
handler("take_bene_gesserit_from_discard", take_bene_gesserit, PICK, bene_gesserit_in_discard)


# -- Reveal boxes ----------------------------------------------------------------------------------------------


def cheaper_spice_must_flow(s: ImperiumState, p: Player, e: Named) -> None:
    """Guild Bankers: every copy acquired this turn costs less. [R-RV-11]"""
    p.cheaper_spice_must_flow += e.n


def persuasion_per_fremen(s: ImperiumState, p: Player, e: Named) -> None:
    """Liet Kynes: for every Fremen card in play, himself included. [R-RV-12]"""
    gain(s, p, PERSUASION, e.n * fremen_in_play(p))


def recruit_and_deploy(s: ImperiumState, p: Player, e: Named) -> None:
    """Recruit; in a Reveal turn the recruits may go to the Conflict at once. [R-RV-13]"""
    recruits = recruit(s, p, e.n)
    if p.revealing and recruits:
        s.stack.append(choices.ChooseDeploy(p.seat, recruits))


handler("cheaper_spice_must_flow", cheaper_spice_must_flow)
handler("persuasion_per_fremen", persuasion_per_fremen, LATE)
handler("recruit_and_deploy", recruit_and_deploy)


# -- leaders ---------------------------------------------------------------------------------------------------


def behind_in(s: ImperiumState, p: Player) -> int:
    """The factions in which some opponent has more influence, as a bit mask."""
    mask = 0
    for faction in range(len(FACTIONS)):
        for q in s.players:
            if q.influence[faction] > p.influence[faction]:
                mask |= 1 << faction
    return mask


def catch_up_influence(s: ImperiumState, p: Player, e: Named) -> None:
    """Duke Leto: influence where an opponent has more."""
    choices.ask_faction(s, p, behind_in(s, p), e.n)


def is_behind(s: ImperiumState, p: Player, e: Named) -> bool:
    return behind_in(s, p) != 0


def set_row_card_aside(s: ImperiumState, p: Player, e: Named) -> None:
    """Helena takes a card out of the row for herself. [Q35, Q36]"""
    if s.row:
        s.stack.append(specials.SetAside(p.seat))


handler("catch_up_influence", catch_up_influence, PICK, is_behind)
handler("set_row_card_aside", set_row_card_aside, PICK)


# -- intrigue cards --------------------------------------------------------------------------------------------


def draw_and_pass(s: ImperiumState, p: Player, e: Named) -> None:
    """Bindu Suspension: draw a card, and the turn is over. [R-AG-18, Q1]"""
    draw_cards(s, p, 1)
    if s.rules.bindu_pass_optional:
        s.stack.append(specials.PassOrNot(p.seat))
    else:
        p.passing = True


def reveal_persuasion(s: ImperiumState, p: Player, e: Named) -> None:
    """Charisma: persuasion in this round's Reveal turn, now or when it comes. [R-RV-02]"""
    if p.revealing:
        gain(s, p, PERSUASION, e.n)
    else:
        p.reveal_bonus += e.n


def recruitment_mission(s: ImperiumState, p: Player, e: Named) -> None:
    """As Charisma, and cards acquired in that turn may go on top of the deck. [R-RV-05]"""
    reveal_persuasion(s, p, e)
    p.to_top = True


def faction_icons(s: ImperiumState, p: Player, e: Named) -> None:
    """Dispatch an Envoy: the card of this turn has all four faction icons."""
    p.envoy = True


def infiltrate(s: ImperiumState, p: Player, e: Named) -> None:
    """Enemy Agents do not block the next Agent of this turn. [R-AG-02, Q29]"""
    p.infiltrating = True


def has_agent(s: ImperiumState, p: Player, e: Named) -> bool:
    return p.agents > 0


def double_cross(s: ImperiumState, p: Player, e: Named) -> None:
    """An opponent loses a deployed troop, and one of yours comes from the supply."""
    targets = [q.seat for q in opponents(s, p.seat) if q.conflict]
    if len(targets) == 1:
        cross(s, p, s.players[targets[0]])
    else:
        s.stack.append(specials.DoubleCross(p.seat, tuple(targets)))


def cross(s: ImperiumState, p: Player, victim: Player) -> None:
    lose_from_conflict(s, victim, 1)
    deploy_from_supply(s, p, 1, s.rules.masterstroke_counts_all_troops)
    after_deploying(s, p)


def opponent_has_deployed(s: ImperiumState, p: Player, e: Named) -> bool:
    return any([q.conflict > 0 for q in opponents(s, p.seat)])


def look_at_top_card(s: ImperiumState, p: Player, e: Named) -> None:
    """Poison Snooper: look, then draw or trash. [R-GEN-06]"""
    s.stack.append(specials.DrawOrTrash(p.seat))


def deck_has_card(s: ImperiumState, p: Player, e: Named) -> bool:
    return bool(p.deck)


def shuffle_discard_and_draw(s: ImperiumState, p: Player, e: Named) -> None:
    """Refocus: the discard pile joins the deck, which is shuffled even when there was none."""
    p.deck.extend(p.discard)
    p.discard = []
    p.top_known = 0
    s.rng.shuffle(p.deck)
    if s.sink is not None:
        s.emit("reshuffle", p.seat, {})
    draw_cards(s, p, 1)


def recall_agent(s: ImperiumState, p: Player, e: Named) -> None:
    """Urgent Mission: an Agent comes back to the leader and can be sent again. [R-GEN-09]"""
    s.stack.append(specials.RecallAgent(p.seat))


def has_agent_on_board(s: ImperiumState, p: Player, e: Named) -> bool:
    return bool(p.agents_at)


handler("draw_and_pass", draw_and_pass)
handler("reveal_persuasion", reveal_persuasion)
handler("recruitment_mission", recruitment_mission)
handler("faction_icons", faction_icons, possible=has_agent)
handler("infiltrate", infiltrate, possible=has_agent)
handler("double_cross", double_cross, PICK, opponent_has_deployed)
handler("look_at_top_card", look_at_top_card, PICK, deck_has_card)
handler("shuffle_discard_and_draw", shuffle_discard_and_draw)
handler("recall_agent", recall_agent, PICK, has_agent_on_board)


# -- conflict rewards ------------------------------------------------------------------------------------------


def take_control(s: ImperiumState, p: Player, e: Named) -> None:
    """Put a control marker on the space that the conflict names. [R-CB-08]"""
    space = s.kit.contested[s.conflict_card]
    if space < 0:  # a place of the base game that this board lacks
        return
    s.control[space] = p.seat
    if s.sink is not None:
        s.emit("control", p.seat, {"space": SPACES[space].id})


def mentat_next_round(s: ImperiumState, p: Player, e: Named) -> None:
    """Sort Through the Chaos: the Mentat is yours for the whole next round. [R-P1-04]"""
    s.mentat_won = p.seat


handler("control", take_control)
handler("mentat_next_round", mentat_next_round)
