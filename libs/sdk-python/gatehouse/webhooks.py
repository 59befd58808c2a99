from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import math
import time
from typing import Any, Mapping, Union

from .errors import WebhookSignatureError


def read_webhook(
    *,
    secret: str,
    headers: Mapping[str, Any],
    body: Union[str, bytes],
    tolerance_seconds: float = 300,
) -> Any:
    """The event, once its signature and its time are right. `body` is the raw text, before anything parsed it."""
    given = {str(name).lower(): value for name, value in headers.items()}
    webhook_id, at, signatures = (
        given.get(name) for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
    )
    if not webhook_id or not at or not signatures:
        raise WebhookSignatureError("The webhook headers are missing")
    if not abs(time.time() - _number(at)) <= tolerance_seconds:
        raise WebhookSignatureError("The webhook is too old, or its clock is wrong")
    raw = body.encode() if isinstance(body, str) else body
    key = _bytes_of(secret[len("whsec_") :] if secret.startswith("whsec_") else secret)
    wanted = hmac.new(key, f"{webhook_id}.{at}.".encode() + raw, hashlib.sha256).digest()
    for signature in str(signatures).split(" "):
        if signature.startswith("v1,") and hmac.compare_digest(wanted, _bytes_of(signature[3:])):
            return json.loads(raw)
    raise WebhookSignatureError(
        "No signature fits. Is this the secret of this endpoint, and the body as it arrived?"
    )


def _number(text: Any) -> float:
    try:
        return float(text)
    except (TypeError, ValueError):
        return math.nan


def _bytes_of(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b"\0"
