from __future__ import annotations

import base64
import json
import random
import re
import time
import uuid
from dataclasses import dataclass
from http.client import HTTPResponse
from typing import Any, Callable, Dict, Iterator, Mapping, Optional, Tuple, TypeVar
from urllib.parse import quote, urlencode

from .access_token import AccessToken
from .errors import ConnectionError, GatehouseError, NotFoundError, RateLimit, RefusedError, refusal_of
from .exchange import Exchange

Result = TypeVar("Result")


# The shape of the API that this SDK was written for, whatever its key is pinned to.
_API_VERSION = "2026-12-01"


@dataclass(frozen=True)
class Options:
    url: str
    api_key: str
    api_secret: str
    client_id: Optional[str]
    timeout: float
    retries_max: int
    retry_delay: float
    retry_wait_max: float


@dataclass(frozen=True)
class Call:
    """A POST without a key is not repeated when nobody knows whether it was carried out."""

    method: str
    path: str
    query: Optional[Mapping[str, Any]] = None
    body: Optional[Mapping[str, Any]] = None
    idempotency_key: Optional[str] = None
    last_event_id: Optional[str] = None


class _Unsent(Exception):
    def __init__(self, reason: GatehouseError) -> None:
        super().__init__()
        self.reason = reason


class Transport:
    def __init__(self, options: Options) -> None:
        self._options = options
        self._token = AccessToken(self._fetch_token)

    def call(self, call: Call) -> Any:
        return self._repeated(call, lambda: self._attempt(call))

    def stream(self, call: Call) -> Iterator[bytes]:
        return self._repeated(call, lambda: self._open(call))

    def open(self, call: Call) -> Tuple[Exchange, HTTPResponse, str]:
        """One attempt at a stream of events, and the token that it was opened with."""
        try:
            exchange, answer, token = self._authorized(call)
        except _Unsent as unsent:
            raise unsent.reason from None
        if not 200 <= answer.status < 300:
            raise _refusal(answer, _parsed(exchange.read(answer)))
        if (answer.getheader("Content-Type") or "").startswith("text/event-stream"):
            return exchange, answer, token
        exchange.close()
        raise ConnectionError("What came is no stream of events", "NO_ANSWER")

    def drop_token(self, token: str) -> None:
        """It ended before its time."""
        self._token.drop(token)

    @property
    def options(self) -> Options:
        return self._options

    def own_path(self) -> str:
        if self._options.client_id:
            return f"/clients/{segment(self._options.client_id)}"
        raise GatehouseError(
            "Give `client_id` to Gatehouse: events, payment links and webhooks need it, "
            "and it stands in your profile",
            "CLIENT_ID_MISSING",
        )

    def _repeated(self, call: Call, attempt: Callable[[], Result]) -> Result:
        was_sent = False
        count = 0
        while True:
            try:
                return attempt()
            except _Unsent as unsent:
                error, is_unsent = unsent.reason, True
            except GatehouseError as refused:
                error, is_unsent = refused, False
            # An earlier attempt deleted it, and the answer was lost.
            if was_sent and call.method == "DELETE" and isinstance(error, NotFoundError):
                return None  # type: ignore[return-value]
            was_sent = was_sent or not is_unsent
            if count >= self._options.retries_max or not _may_retry(error, call, is_unsent):
                raise error
            seconds = self._wait_for(error, count)
            if seconds > self._options.retry_wait_max:
                raise error
            time.sleep(seconds)
            count += 1

    def _attempt(self, call: Call) -> Any:
        exchange, answer, _ = self._authorized(call)
        body = _parsed(exchange.read(answer))
        if 200 <= answer.status < 300:
            return body
        raise _refusal(answer, body)

    def _open(self, call: Call) -> Iterator[bytes]:
        exchange, answer, _ = self._authorized(call)
        if 200 <= answer.status < 300:
            return exchange.chunks(answer)
        raise _refusal(answer, _parsed(exchange.read(answer)))

    def _authorized(self, call: Call) -> Tuple[Exchange, HTTPResponse, str]:
        exchange, answer, token = self._send_with_token(call)
        if answer.status != 401:
            return exchange, answer, token
        exchange.close()
        self._token.drop(token)
        return self._send_with_token(call)

    def _send_with_token(self, call: Call) -> Tuple[Exchange, HTTPResponse, str]:
        try:
            token = self._token.read()
        except GatehouseError as error:
            raise _Unsent(error) from error
        headers = {"Authorization": f"Bearer {token}", "Gatehouse-Version": _API_VERSION}
        if call.body is not None:
            headers["Content-Type"] = "application/json"
        if call.idempotency_key is not None:
            headers["Idempotency-Key"] = call.idempotency_key
        if call.last_event_id:
            headers["Last-Event-ID"] = call.last_event_id
        body = None if call.body is None else json.dumps(call.body).encode()
        exchange = self._exchange(f"{call.path}{_query_of(call.query)}")
        return exchange, exchange.send(call.method, headers, body), token

    def _fetch_token(self) -> Mapping[str, Any]:
        pair = f"{segment(self._options.api_key)}:{segment(self._options.api_secret)}"
        headers = {
            "Authorization": f"Basic {base64.b64encode(pair.encode()).decode()}",
            "Content-Type": "application/x-www-form-urlencoded",
        }
        exchange = self._exchange("/oauth/token")
        answer = exchange.send("POST", headers, b"grant_type=client_credentials")
        body = _parsed(exchange.read(answer))
        if 200 <= answer.status < 300:
            return body
        if isinstance(body, dict) and "error_description" in body:
            body = {"code": body.get("error"), "message": body["error_description"]}
        raise _refusal(answer, body)

    def _exchange(self, path: str) -> Exchange:
        return Exchange(f"{self._options.url.rstrip('/')}/api{path}", self._options.timeout)

    def _wait_for(self, error: GatehouseError, attempt: int) -> float:
        told = error.retry_after if isinstance(error, RefusedError) else None
        if told is not None:
            return told
        return self._options.retry_delay * 2**attempt * (0.5 + random.random() / 2)


def _may_retry(error: GatehouseError, call: Call, is_unsent: bool) -> bool:
    is_repeatable = is_unsent or call.method != "POST" or call.idempotency_key is not None
    if isinstance(error, ConnectionError):
        return is_repeatable
    if not isinstance(error, RefusedError):
        return False
    if error.status == 429:
        return True
    return is_repeatable and (error.status >= 500 or (error.status == 409 and error.retry_after is not None))


def new_key() -> str:
    return str(uuid.uuid4())


def segment(text: str) -> str:
    return quote(text, safe="")


def _refusal(answer: HTTPResponse, body: Any) -> RefusedError:
    said = answer.getheader("RateLimit") or ""
    found = re.match(r'^"([^"]*)";r=(\d+);t=(\d+)', said)
    rate_limit = RateLimit(found[1], int(found[2]), int(found[3])) if found else None
    after = answer.getheader("Retry-After") or ""
    seconds = float(after) if re.match(r"^\d+(\.\d+)?$", after) else None
    if seconds is None and answer.status == 429 and rate_limit is not None:
        seconds = float(rate_limit.seconds)
    return refusal_of(answer.status, body, seconds, rate_limit)


def _parsed(text: bytes) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return None


def _query_of(query: Optional[Mapping[str, Any]]) -> str:
    given: Dict[str, str] = {}
    for name, value in (query or {}).items():
        if value is None:
            continue
        if isinstance(value, Mapping):
            given.update({f"{name}[{key}]": _spelled(one) for key, one in value.items()})
        else:
            given[name] = _spelled(value)
    return f"?{urlencode(given, quote_via=quote)}" if given else ""


def _spelled(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
