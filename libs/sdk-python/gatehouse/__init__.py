"""Gatehouse from Python: tokens, retries with idempotency keys, pages, typed errors, webhooks."""

from .client import Gatehouse
from .webhooks import read_webhook

__all__ = ["Gatehouse", "read_webhook"]
