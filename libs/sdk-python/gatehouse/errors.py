"""What can go wrong, by class: catch `GatehouseError` for all of it."""

from __future__ import annotations

from typing import Any, Dict, Mapping, NamedTuple, Optional, Type


class GatehouseError(Exception):
    """`code` is for programs, the text for people."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.message = message
        self.code = code


class ConnectionError(GatehouseError):
    """No answer came, so the call may have been carried out; with its key it can be repeated safely."""


class WebhookSignatureError(GatehouseError):
    """The webhook is forged, changed or too old."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "WEBHOOK_SIGNATURE")


class RateLimit(NamedTuple):
    """Which limit said no, how many calls are left of it, and in how many seconds there are more."""

    policy: str
    remaining: int
    seconds: int


class RefusedError(GatehouseError):
    """An answer that is not what was asked for; the classes below are kinds of it."""

    def __init__(
        self,
        status: int,
        body: Mapping[str, Any],
        retry_after: Optional[float] = None,
        rate_limit: Optional[RateLimit] = None,
    ) -> None:
        super().__init__(body.get("message") or f"The API answered {status}", body.get("code") or "UNKNOWN")
        self.status = status
        self.retry_after = retry_after
        self.rate_limit = rate_limit
        self.request_id: str = body.get("requestId") or ""
        self.fields: Dict[str, str] = dict(body.get("fields") or {})


class AuthenticationError(RefusedError):
    """401"""


class PermissionError(RefusedError):
    """403: the message names the missing permission."""


class NotFoundError(RefusedError):
    """404: not there, or not yours."""


class ConflictError(RefusedError):
    """409: not in this state."""


class InvalidInputError(RefusedError):
    """422: `fields` has a sentence for each input."""


class RateLimitError(RefusedError):
    """429: `retry_after` seconds."""


_by_status: Dict[int, Type[RefusedError]] = {
    401: AuthenticationError,
    403: PermissionError,
    404: NotFoundError,
    409: ConflictError,
    422: InvalidInputError,
    429: RateLimitError,
}


def refusal_of(
    status: int, body: Any, retry_after: Optional[float] = None, rate_limit: Optional[RateLimit] = None
) -> RefusedError:
    said = body if isinstance(body, dict) else {}
    return _by_status.get(status, RefusedError)(status, said, retry_after, rate_limit)
