"""Secrets of a table: seat keys, which are stored only as hashes, and the seed that is promised before the game."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

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


# -- words that people think of are not long and random, so they are hashed slowly, off the event loop -------------

_slow = PasswordHasher()


async def hash_passphrase(words: str) -> str:
    return await asyncio.to_thread(_slow.hash, words)


async def passphrase_fits(words: str, kept: str) -> bool:
    try:
        return await asyncio.to_thread(_slow.verify, kept, words)
    except (Argon2Error, InvalidHashError):
        return False
