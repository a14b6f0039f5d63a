"""A shop, to be served by gunicorn: it uses its client while it is imported, which `--preload` does before it forks.
Idempotency keys begin with the id of the process.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import Any

from partner_esim import PartnerEsim

client = PartnerEsim(timeout_seconds=10)


def buy(buyer: str) -> str:
    key = f"{os.getpid()} {buyer}"
    return str(client.orders.create(package_id="pkg_1", customer_ref=buyer, idempotency_key=key)["customer_ref"])


buy("imported")


def application(environ: dict[str, Any], start_response: Callable[..., object]) -> Iterable[bytes]:
    buyer = buy(environ["QUERY_STRING"])
    start_response("200 OK", [("Content-Type", "text/plain")])
    return [buyer.encode()]
