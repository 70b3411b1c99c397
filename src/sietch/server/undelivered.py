"""What could not be brought to where it should go."""

from __future__ import annotations


class Undelivered(Exception):
    """A mail or a webhook that was not taken, in a few words that name no address and no secret."""
