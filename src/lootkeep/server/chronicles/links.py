"""Who may come in: whoever has a chronicle's key, and with it at each of its tables."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

from ..live.hub import Belonging
from ..tables import keys


def fits(shown: list[str], digest: str) -> str | None:
    """The key among those shown that is the chronicle's; compared in the same time whatever they are."""
    return next((key for key in shown if hmac.compare_digest(keys.digest(key).hex(), digest)), None)


def door(key: str, salt: str) -> str:
    """The key by which the people of a chronicle come in at one of its tables; nobody else can make it, nor keep it."""
    return urlsafe_b64encode(hmac.digest(key.encode(), salt.encode(), hashlib.sha256)[:24]).decode()


def belonging(chronicle: str, key: str) -> Belonging:
    """What ties a new table to a chronicle."""
    salt = keys.new_key()
    return Belonging(chronicle, salt, door(key, salt))
