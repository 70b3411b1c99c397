"""Webhooks: a notice as a POST of JSON, only to where a stranger's server may be asked to go."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import httpx

from sietch.server.refused import Refused
from sietch.server.undelivered import Undelivered

SECONDS = 10.0
PORTS = {"http": 80, "https": 443}
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_public(text: str) -> bool:
    """Whether an address is out on the internet, also when it is an IPv4 address in the clothes of an IPv6 one."""
    ip: Ip = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if ip.teredo is not None:
            return False
        if inner is not None:
            ip = inner
    return ip.is_global and not ip.is_multicast


async def resolve(host: str, port: int, private: bool) -> str:
    """The address to connect to; Undelivered when any that the name stands for is a private one."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Undelivered("the host of the webhook is not known") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise Undelivered("the host of the webhook is not known")
    if not private and not all(is_public(address) for address in addresses):
        raise Undelivered("the webhook leads into a private network")
    return addresses[0]


async def check_webhook(url: str, private: bool) -> None:
    """Refused when notices to this address could never arrive; the same is looked at again before each of them."""
    parts = urlsplit(url)
    try:
        async with asyncio.timeout(SECONDS):
            await resolve(parts.hostname or "", parts.port or PORTS[parts.scheme], private)
    except (Undelivered, TimeoutError) as error:
        words = str(error) or "the host of the webhook is not known"
        raise Refused("bad_address", f"{words[0].upper()}{words[1:]}.") from error


async def post(url: str, body: Mapping[str, Any], private: bool = False) -> None:
    """One try; Undelivered when the other side does not take it. `private`: local networks are allowed."""
    try:
        async with asyncio.timeout(SECONDS):
            await _post(url, body, private)
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
        raise Undelivered(f"the webhook did not answer ({type(error).__name__})") from error


async def _post(url: str, body: Mapping[str, Any], private: bool) -> None:
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    ip = await resolve(host, port, private)
    # What was checked is what is connected to: a name could stand for something else a moment later.
    target = httpx.URL(url).copy_with(host=ip)
    shown = f"[{host}]" if ":" in host else host
    headers = {"Host": shown if parts.port is None else f"{shown}:{parts.port}"}
    async with (
        httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=SECONDS) as client,
        client.stream("POST", target, json=dict(body), headers=headers, extensions={"sni_hostname": host}) as answer,
    ):
        # The answer's words are of no interest: a long one is not read.
        if not answer.is_success:
            raise Undelivered(f"the webhook answered {answer.status_code}")
