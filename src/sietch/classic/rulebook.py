"""Every rule that the engine enforces, by id: sections of the two rulebooks, sheets, cards and open questions.

`FR-` and `IT-` ids are sections of the French and the Italian rulebook; both editions number most of them alike, and
`sections` says where a rule stands in each. `SH-` ids are powers printed on the shields, `CARD-` ids treachery cards,
`OQ` ids questions that the rulebooks leave open and that we had to settle.
"""

from __future__ import annotations

from typing import Final

# Chapters that stand elsewhere in the Italian rulebook.
ITALIAN_CHAPTERS: Final[dict[str, str]] = {
    "XVII": "XVI",
    "XVIII": "XVII",
    "XX": "XVIII",
    "XXI": "XIX",
    "XXII": "XX",
    "XXIII": "XXI",
    "XXIV": "XXII",
    "XXV": "XXIII",
}

# The Duel.
DUEL_RULES: Final[tuple[str, ...]] = (
    *("FR-II.B.1", "FR-XIX.A.1", "FR-XIX.A.2.a", "FR-XIX.A.2.b", "FR-XIX.A.2.c", "FR-XIX.B", "FR-XIX.C"),
    *("FR-XIX.C.1", "FR-XIX.C.2", "FR-XIX.C.3.a", "FR-XIX.C.3.b", "FR-XIX.C.3.c", "FR-XIX.C.4.a", "FR-XIX.C.4.b"),
    *("FR-XIX.C.5.a", "FR-XIX.C.5.b", "FR-XIX.C.5.c", "FR-XIX.C.6.a", "FR-XIX.C.6.b", "FR-XIX.C.7", "FR-XIX.C.8"),
    *("FR-XIX.C.9", "FR-XIX.C.10", "FR-XIX.C.11", "FR-XIX.C.12", "IT-XII.B.1", "IT-XVIII.D"),
    *("OQ1", "OQ33", "OQ34", "OQ35", "OQ36", "OQ37", "OQ38", "OQ39"),
)

RULES: Final[tuple[str, ...]] = (
    "IT-I",
    *("FR-II.B", "FR-II.D.2"),
    *("FR-III.C", "FR-III.E", "FR-III.E.1", "FR-III.E.2", "FR-III.E.4", "FR-III.E.5", "FR-III.E.6"),
    *("FR-IV", "IT-IV", "FR-V"),
    *("FR-VI.A", "FR-VI.B", "FR-VI.C"),
    *("FR-VII.A.1", "FR-VII.A.2", "FR-VII.B", "FR-VII.C", "FR-VII.D"),
    *("FR-VIII.A", "FR-VIII.B", "FR-VIII.B.1", "FR-VIII.B.2", "FR-VIII.C", "FR-VIII.D", "FR-VIII.E", "FR-VIII.F"),
    *("FR-VIII.G", "FR-VIII.H", "FR-VIII.I"),
    *("FR-IX.A", "FR-IX.B", "FR-IX.B.1", "FR-IX.B.2", "FR-IX.B.3", "FR-IX.C"),
    *("FR-IX.C.1.a", "FR-IX.C.1.b", "FR-IX.C.1.c", "FR-IX.C.1.d"),
    *("FR-IX.C.2.a", "FR-IX.C.2.b", "FR-IX.C.2.c", "FR-IX.C.2.d", "FR-IX.C.2.e", "FR-IX.C.2.f"),
    *("FR-IX.D.1", "FR-IX.D.2", "FR-IX.D.3", "FR-IX.D.4", "FR-IX.D.5"),
    *("FR-X.A.1", "FR-X.A.2", "FR-X.A.3", "FR-X.A.4"),
    *("FR-X.B.1", "FR-X.B.2", "FR-X.B.3", "FR-X.B.4", "IT-X.B.5"),
    *("FR-X.C.1", "FR-X.C.2", "FR-X.C.3", "FR-X.C.4", "FR-X.C.5", "FR-X.C.6", "FR-X.C.7", "FR-X.C.8", "FR-X.C.9"),
    *("FR-X.C.10", "FR-X.D.1", "IT-X.D.1", "FR-X.D.2", "FR-X.D.3"),
    *("FR-XI.A", "IT-XI.A", "FR-XI.B"),
    *("FR-XII.A", "FR-XII.B", "FR-XII.C.2", "FR-XII.C.3", "FR-XII.C.4", "FR-XII.C.5", "FR-XII.D"),
    *("FR-XII.E.1", "FR-XII.E.2", "FR-XII.E.3", "FR-XII.E.4", "FR-XII.E.5", "FR-XII.E.6"),
    *("FR-XIII.A", "FR-XIII.B", "FR-XIII.C", "FR-XIII.D"),
    *("IT-XIV", "FR-XV.B.1", "FR-XV.B.2", "FR-XV.B.3", "FR-XV.B.4", "FR-XV.B.5", "IT-XV.B.5"),
    *("FR-XVII.A", "FR-XVII.B", "FR-XVII.C", "FR-XVII.D", "FR-XVIII.A", "FR-XVIII.B"),
    *("FR-XX.A", "FR-XX.B", "IT-XVIII.A.1", "IT-XVIII.C", "IT-XVIII.C.1", "FR-XXI"),
    *("FR-XXIII.A", "FR-XXIII.A.3", "FR-XXIII.A.4", "FR-XXIII.B", "FR-XXIII.B.2", "IT-XXI.B.2"),
    *("FR-XXIV.A.1", "FR-XXIV.A.2", "FR-XXIV.B", "FR-XXIV.C", "FR-XXV"),
    *("IT-XXV.A.1", "IT-XXV.A.2", "IT-XXV.A.3", "IT-XXV.A.4", "IT-XXV.A.5", "IT-XXV.A.6", "IT-XXV.A.7"),
    *("IT-XXV.A.8", "IT-XXV.B.1", "IT-XXV.B.2", "IT-XXV.B.3", "IT-XXV.B.4"),
    *("SH-KARAMA", "SH-ELITE"),
    *("SH-ATREIDES.1", "SH-ATREIDES.2", "SH-ATREIDES.3", "SH-ATREIDES.4", "SH-ATREIDES.ALLIANCE"),
    *("SH-ATREIDES.KARAMA",),
    *("SH-HARKONNEN.1", "SH-HARKONNEN.2", "SH-HARKONNEN.3", "SH-HARKONNEN.4", "SH-HARKONNEN.ALLIANCE"),
    *("SH-HARKONNEN.KARAMA",),
    *("SH-EMPEROR.1", "SH-EMPEROR.ALLIANCE", "SH-EMPEROR.KARAMA"),
    *("SH-GUILD.1", "SH-GUILD.2", "SH-GUILD.3", "SH-GUILD.4", "SH-GUILD.5", "SH-GUILD.ALLIANCE", "SH-GUILD.KARAMA"),
    *("SH-FREMEN.START", "SH-FREMEN.1", "SH-FREMEN.2", "SH-FREMEN.3", "SH-FREMEN.4", "SH-FREMEN.5", "SH-FREMEN.6"),
    *("SH-FREMEN.ALLIANCE", "SH-FREMEN.KARAMA"),
    *("SH-BENE_GESSERIT.1", "SH-BENE_GESSERIT.2", "SH-BENE_GESSERIT.3", "SH-BENE_GESSERIT.4"),
    *("SH-BENE_GESSERIT.ALLIANCE",),
    *("SH-IXIANS.1", "SH-IXIANS.2", "SH-IXIANS.3", "SH-IXIANS.4", "SH-IXIANS.5", "SH-IXIANS.ALLIANCE"),
    *("SH-IXIANS.KARAMA",),
    *("SH-BENE_TLEILAX.1", "SH-BENE_TLEILAX.2", "SH-BENE_TLEILAX.3", "SH-BENE_TLEILAX.4", "SH-BENE_TLEILAX.5"),
    *("SH-BENE_TLEILAX.ALLIANCE",),
    *("CARD-WEAPON", "CARD-LASEGUN", "CARD-DEFENSE", "CARD-HERO", "CARD-WORTHLESS", "CARD-TRUTHTRANCE"),
    *("CARD-WEATHER", "CARD-HAJR", "CARD-GHOLA", "CARD-ATOMICS", "CARD-CONE", "CARD-POISON", "CARD-THUMPER"),
    *("CARD-HARVESTER",),
    *DUEL_RULES,
    # Spice Harvest
    *("FR-XVI.A.1", "FR-XVI.A.2.a", "FR-XVI.A.2.b", "FR-XVI.A.2.c", "FR-XVI.A.2.d", "FR-XVI.B", "FR-XVI.B.1.a"),
    *("FR-XVI.B.1.b", "FR-XVI.B.2.a", "FR-XVI.B.2.b", "FR-XVI.B.3.a", "FR-XVI.B.3.b", "FR-XVI.B.4", "FR-XVI.B.5"),
    *("FR-XVI.B.6.a", "FR-XVI.B.6.b", "FR-XVI.B.6.c", "FR-XVI.B.7"),
    *("FR-XVI.C.1", "FR-XVI.C.2", "FR-XVI.C.3", "FR-XVI.C.4", "FR-XVI.C.5", "FR-XVI.C.6"),
    *("OQ2", "OQ3", "OQ4", "OQ5", "OQ6", "OQ7", "OQ8", "OQ9", "OQ10", "OQ11", "OQ12", "OQ13", "OQ14", "OQ15"),
    *("OQ16", "OQ17", "OQ18", "OQ19", "OQ20", "OQ21", "OQ22", "OQ23", "OQ24", "OQ25", "OQ46", "OQ47", "OQ48"),
    *("OQ26", "OQ27", "OQ28", "OQ29", "OQ30", "OQ31", "OQ32"),
    *("OQ40", "OQ41", "OQ42", "OQ43"),
)


# Chapters that the Italian rulebook does not have: Spice Harvest and the duel.
FRENCH_CHAPTERS: Final[tuple[str, ...]] = ("XVI", "XIX")
# The French rulebook numbers no third step of the setup, so that the Italian one is a step ahead from there on.
ITALIAN_SECTIONS: Final[dict[str, str]] = {"III.E.4": "III.E.3", "III.E.5": "III.E.4", "III.E.6": "III.E.5"}


def sections(rule: str) -> tuple[str | None, str | None]:
    """Where a rule stands in the French and in the Italian rulebook; None where it does not stand so."""
    source, _, section = rule.partition("-")
    if source == "IT":
        return None, section
    if source != "FR":
        return None, None
    chapter, dot, rest = section.partition(".")
    if chapter in FRENCH_CHAPTERS:
        return section, None
    italian = ITALIAN_SECTIONS.get(section, ITALIAN_CHAPTERS.get(chapter, chapter) + dot + rest)
    # Where the editions differ, the Italian section is a rule of its own.
    return section, None if f"IT-{italian}" in RULES else italian
