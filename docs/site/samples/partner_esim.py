"""Calls of the Partner eSIM API by Python's standard library, repeated where a repeat can help."""

import json
import os
import random
import time
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

BASE_URL = os.environ["PARTNER_ESIM_BASE_URL"]
API_KEY = os.environ["PARTNER_ESIM_API_KEY"]


class ApiError(Exception):
    def __init__(self, status: int, error: dict):
        super().__init__(f"{status} {error.get('code')}: {error.get('message')} {error.get('request_id')}")
        self.status = status
        self.code = error.get("code")


def call(method: str, path: str, body: dict | None = None, key: str | None = None, tries: int = 4):
    """The answer as read from JSON. `key` is the Idempotency-Key of a POST: every repeat sends the same."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    if key is not None:
        headers["Idempotency-Key"] = key
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    for attempt in range(1, tries + 1):
        pause = random.uniform(0.5, 1) * 2 ** (attempt - 1)
        try:
            request = Request(BASE_URL + path, data, headers, method=method)
            with urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except HTTPError as refusal:
            error = read_error(refusal)
            can_help = refusal.code == 429 or refusal.code >= 500 or error.get("code") == "request_in_progress"
            if not can_help or attempt == tries:
                raise ApiError(refusal.code, error) from None
            pause = max(pause, float(refusal.headers.get("Retry-After", 0)))
        except (URLError, ConnectionError, TimeoutError):
            if attempt == tries:
                raise
        time.sleep(pause)


def read_error(refusal: HTTPError) -> dict:
    """Empty if the response isn't from the service."""
    try:
        return json.load(refusal)["error"]
    except (ValueError, LookupError, TypeError):
        return {}
