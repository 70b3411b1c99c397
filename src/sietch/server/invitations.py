"""A new address for notices: looked at, kept, and if it is an e-mail address asked whether it wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sietch.server import letters
from sietch.server.accounts import read_language
from sietch.server.limits import Limit
from sietch.server.mail import BadMailServer, send_mail, write_mail
from sietch.server.refused import Refused
from sietch.server.settings import Settings
from sietch.server.store import Store
from sietch.server.subscriptions import WEBHOOK, Owner, Subscriptions, read_address, shown
from sietch.server.undelivered import Undelivered
from sietch.server.webhooks import check_webhook

HOUR = 3600.0


class Invitations:
    """Adds subscriptions; sends few questions to one address and few for one visitor."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.subscriptions = Subscriptions(store)
        self.by_visitor = Limit(30, HOUR)
        self.by_address = Limit(5, HOUR)

    async def add(
        self, owner: Owner, channel: str, address: str, why: Sequence[str], language: str, visitor: str
    ) -> dict[str, Any]:
        """The new subscription as its owner sees it; Refused when nothing could ever arrive there."""
        language, address = read_language(language), read_address(channel, address)
        if channel == WEBHOOK:
            await check_webhook(address, self.settings.private_webhooks)
        elif not self.settings.smtp:
            raise Refused("no_mail", "This server sends no mail; a webhook is possible.")
        elif not self.by_visitor.allows(visitor) or not self.by_address.allows(address.lower()):
            raise Refused("too_fast", "Many mails have gone there or come from you; wait an hour.")
        row, token = await self.subscriptions.add(owner, channel, address, why, language)
        if token:
            await self._ask(owner, row, token)
        return shown(row)

    async def _ask(self, owner: Owner, row: dict[str, Any], token: str) -> None:
        """Nothing is kept of an address to which the question cannot be sent."""
        stop = letters.mail_link(self.settings, await self.subscriptions.stop_token(row["id"]))
        subject, text = letters.confirm_mail(letters.mail_link(self.settings, token), stop, row["language"])
        try:
            mail = write_mail(self.settings.mail_from, row["address"], subject, text, row["language"], stop)
            await send_mail(self.settings.smtp, mail)
        except (Undelivered, BadMailServer) as error:
            await self.subscriptions.remove(owner, row["id"])
            raise Refused("mail_failed", "The mail could not be sent; look at the address, or try later.") from error
