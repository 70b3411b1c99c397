"""Secrets of a table: seat keys, which are stored only as hashes, and the seed that is promised before the game."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that can be misread
TABLE_ID = 8
KEY = 26


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_ID))


def new_key() -> str:
    """About 128 bits: whoever has it has the seat."""
    return "".join(secrets.choice(ALPHABET) for _ in range(KEY))


def hashed(key: str) -> str:
    """Keys are long and random, so a plain hash is enough to keep them out of the database."""
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str, key_hash: str) -> bool:
    return bool(key_hash) and hmac.compare_digest(hashed(key), key_hash)


def new_seed() -> str:
    return secrets.token_hex(32)


def game_seed(seed: str, salts: Sequence[str]) -> str:
    """What the shuffles start from: the promised seed and whatever salt the seats have added, in seat order."""
    return hashlib.sha256("\n".join([seed, *salts]).encode()).hexdigest()
