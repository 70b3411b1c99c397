"""Passwords: hashed with argon2, off the event loop, and few at a time because each costs memory."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sietch.server.refused import Refused

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2


class Passwords:
    """Makes and checks hashes; a name that does not exist costs as much time as one that does."""

    def __init__(self) -> None:
        self._argon = PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys = ""

    async def make(self, password: str) -> str:
        """The hash of a new password; Refused when it is too short or too long."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refused("bad_password", f"A password has {SHORTEST} to {LONGEST} characters.")
        async with self._turn:
            return await asyncio.to_thread(self._argon.hash, password)

    async def fits(self, password: str, password_hash: str | None) -> bool:
        """Whether the password is the one; None stands for a name that does not exist."""
        if not self._nobodys:
            self._nobodys = await self.make(secrets.token_hex(16))
        async with self._turn:
            right = await asyncio.to_thread(self._verify, password_hash or self._nobodys, password[:LONGEST])
        return right and password_hash is not None and len(password) <= LONGEST

    def is_old(self, password_hash: str) -> bool:
        """Whether the hash was made with weaker settings than today's."""
        return self._argon.check_needs_rehash(password_hash)

    def _verify(self, password_hash: str, password: str) -> bool:
        try:
            return self._argon.verify(password_hash, password)
        except (VerificationError, InvalidHashError):
            return False
