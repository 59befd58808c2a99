"""Answers the cases of test/support/sdk-cases.ts and its neighbours: a JSON line for each that comes."""

import itertools
import json
import re
import sys
from typing import Any, Dict, List

from gatehouse import Gatehouse, read_webhook
from gatehouse.errors import GatehouseError

clients: Dict[str, Gatehouse] = {}
held: Dict[str, Any] = {}


def snake(name: str) -> str:
    return re.sub(r"([a-z])([A-Z]+)", lambda found: f"{found[1]}_{found[2].lower()}", name)


def camel(name: str) -> str:
    return re.sub(r"_([a-z])", lambda found: found[1].upper(), name)


def make(given: Dict[str, Any]) -> Gatehouse:
    seconds = {"timeoutMs": "timeout", "retryDelayMs": "retry_delay", "retryWaitMaxMs": "retry_wait_max"}
    options = {snake(name): value for name, value in given.items() if name not in seconds}
    for name, own in seconds.items():
        if name in given:
            options[own] = given[name] / 1000
    return Gatehouse(**options)


def names_of(one: Any, path: str = "") -> List[str]:
    methods = [name for name in dir(type(one)) if not name.startswith("_") and name != "call"]
    inner = {name: value for name, value in vars(one).items() if not name.startswith("_")}
    below = [name for child, value in inner.items() for name in names_of(value, f"{path}{camel(child)}.")]
    return [f"{path}{camel(name)}" if path else f".{camel(name)}" for name in methods] + below


def plain(value: Any, method: str) -> Any:
    if not hasattr(value, "__next__"):
        return value
    is_file = method.startswith("export") or method == "pdf"
    return b"".join(value).decode() if is_file else list(value)


def hear(asked: Dict[str, Any]) -> Any:
    given = asked.get("stream")
    if given is not None:
        opened: List[str] = []
        options = {"silence": given["silenceMs"] / 1000} if "silenceMs" in given else {}
        last = given.get("lastEventID")
        held["events"] = clients[asked["on"]].events.stream(last, on_opened=opened.append, **options)
        held["opened"] = opened
    events = list(itertools.islice(held["events"], asked["take"]))
    if asked.get("stop"):
        held["events"].close()
    return {"opened": held["opened"], "events": events}


def error_of(error: GatehouseError) -> Dict[str, Any]:
    limit = getattr(error, "rate_limit", None)
    return {
        "name": type(error).__name__,
        "message": error.message,
        "code": error.code,
        "status": getattr(error, "status", None),
        "fields": getattr(error, "fields", None),
        "retryAfter": getattr(error, "retry_after", None),
        "rateLimit": limit and limit._asdict(),
        "requestId": getattr(error, "request_id", None),
    }


def answer(asked: Dict[str, Any]) -> Any:
    if "make" in asked:
        clients[asked["on"]] = make(asked["make"])
        return None
    if "take" in asked:
        return hear(asked)
    if "webhook" in asked:
        return read_webhook(**{snake(name): value for name, value in asked["webhook"].items()})
    client = clients[asked["on"]]
    if "names" in asked:
        return names_of(client)
    method, args = asked["method"], asked.get("args", [])
    key = {"idempotency_key": asked["key"]} if "key" in asked else {}
    if method == "call":
        return client.call(**args[0], **key)
    target: Any = client
    for part in filter(None, asked["resource"].split(".")):
        target = getattr(target, snake(part))
    return plain(getattr(target, snake(method))(*args, **key), method)


for line in sys.stdin:
    try:
        said = {"ok": answer(json.loads(line))}
    except GatehouseError as error:
        said = {"error": error_of(error)}
    print(json.dumps(said), flush=True)
