"""Uses a client, then buys with it in four more processes at once. Prints the pairs of a buyer and whose order it got.
Idempotency keys begin with the id of the process."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import sys
from typing import Any

from partner_esim import AsyncPartnerEsim, PartnerEsim

PROCESSES = 4
BUYERS = [f"buyer-{number}" for number in range(24)]

client = PartnerEsim(timeout_seconds=10)
async_client = AsyncPartnerEsim(timeout_seconds=10)


def key(buyer: str) -> str:
    return f"{os.getpid()} {buyer} {os.urandom(4).hex()}"


def buy(buyer: str) -> str:
    order = client.orders.create(package_id="pkg_1", customer_ref=buyer, idempotency_key=key(buyer))
    return str(order["customer_ref"])


async def buy_async(buyer: str) -> str:
    order = await async_client.orders.create(package_id="pkg_1", customer_ref=buyer, idempotency_key=key(buyer))
    return str(order["customer_ref"])


def run_async(buyer: str) -> str:
    return asyncio.run(buy_async(buyer))


def fork(buy_one: Any) -> list[str]:
    """Returns the references of the orders, in the order of the buyers."""
    pipes: list[int] = []
    for number in range(PROCESSES):
        reader, writer = os.pipe()
        if os.fork() == 0:
            status = 1
            try:
                found = [buy_one(buyer) for buyer in BUYERS[number::PROCESSES]]
                os.write(writer, json.dumps(found).encode())
                status = 0
            finally:
                os._exit(status)
        os.close(writer)
        pipes.append(reader)
    orders = [""] * len(BUYERS)
    for number, reader in enumerate(pipes):
        with open(reader, "rb") as pipe:
            orders[number::PROCESSES] = json.load(pipe)
        os.wait()
    return orders


def map_processes(method: str, buy_one: Any) -> list[str]:
    with multiprocessing.get_context(method).Pool(PROCESSES) as pool:
        return list(pool.map(buy_one, BUYERS, chunksize=1))


def main(way: str) -> None:
    loop = asyncio.new_event_loop()
    buy("parent")
    loop.run_until_complete(buy_async("parent"))
    orders = {
        "fork": lambda: fork(buy),
        "fork, async": lambda: fork(run_async),
        "fork, the same event loop": lambda: fork(lambda buyer: loop.run_until_complete(buy_async(buyer))),
        "multiprocessing fork": lambda: map_processes("fork", buy),
        "multiprocessing spawn": lambda: map_processes("spawn", buy),
        "multiprocessing fork, async": lambda: map_processes("fork", run_async),
    }[way]()
    # The parent's own connections still work.
    pairs = [*zip(BUYERS, orders), ("parent", buy("parent"))]
    pairs.append(("parent", loop.run_until_complete(buy_async("parent"))))
    print(json.dumps(pairs))


if __name__ == "__main__":
    main(sys.argv[1])
