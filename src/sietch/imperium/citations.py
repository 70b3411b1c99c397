"""Which rule of Uprising says what a rule of the base game says: shared code cites the base game's ids."""

from __future__ import annotations

from sietch.kernel.rule import Reason

UPRISING_RULES: dict[str, str] = {
    "R-AG-01": "R-AGT-01",
    "R-AG-02": "R-AGT-02",
    "R-AG-03": "R-AGT-04",
    "R-AG-05": "R-AGT-04",
    "R-AG-08": "R-UNT-02",
    "R-GEN-02": "R-GEN-05",
    "R-GEN-04": "F-02",
    "R-GEN-05": "R-GEN-04",
    "R-GEN-08": "R-GEN-06",
    "R-GEN-12": "R-RND-04",
    "R-P2-03": "R-RND-04",
    "R-IN-05": "R-INF-06",
    "R-IN-06": "R-GEN-09",
    "R-CB-07": "R-CMB-09",
    "R-RV-04": "R-REV-03",
    "Q22": "RV-15",
}
# Where one id of the base game covers two things, the message tells them apart.
BY_MESSAGE: dict[str, str] = {"why-once_only": "R-AGT-08"}


def in_uprising(reason: Reason) -> Reason:
    """The same reason with the id that Uprising's rulebook digest has for it."""
    rule = BY_MESSAGE.get(reason.message) or UPRISING_RULES.get(reason.rule, reason.rule)
    return reason if rule == reason.rule else Reason(rule, reason.message, reason.facts)
