"""What is raised around the end of a client, an event loop or a wait: the package's own errors, or cancellation."""

from __future__ import annotations

import asyncio
import gc
import math
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import TestCase

import httpx

from partner_esim import ApiConnectionError, AsyncPartnerEsim, PartnerEsim, PartnerEsimError
from support import API_KEY, as_json, paced_async, start_server

BALANCE = {"balance": {"amount": "1.00", "currency": "INR"}}


@contextmanager
def abandoned_loops() -> Iterator[None]:
    """What connects a client to a loop that ended is collected, and Python warns of each socket."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        yield
        gc.collect()


class Closing(TestCase):
    def test_a_closed_client(self) -> None:
        script = start_server(self, as_json(200, BALANCE))
        client = PartnerEsim(API_KEY, base_url=script.base_url)
        changed = client.with_options(max_retries=0)
        client.balance.get()
        for _ in range(2):
            client.close()
        for each in (client, changed):
            with self.assertRaisesRegex(PartnerEsimError, "^The client is closed$"):
                each.balance.get()
        http = httpx.Client()
        http.close()
        with self.assertRaisesRegex(PartnerEsimError, "^http_client is closed$"):
            PartnerEsim(API_KEY, base_url=script.base_url, http_client=http).balance.get()

    def test_a_closed_async_client(self) -> None:
        script = start_server(self, as_json(200, BALANCE))

        async def use() -> None:
            client = AsyncPartnerEsim(API_KEY, base_url=script.base_url)
            await client.balance.get()
            for _ in range(2):
                await client.close()
            with self.assertRaisesRegex(PartnerEsimError, "^The client is closed$"):
                await client.balance.get()

        asyncio.run(use())

    def test_one_client_in_several_event_loops(self) -> None:
        script = start_server(self, as_json(200, BALANCE))
        client = AsyncPartnerEsim(API_KEY, base_url=script.base_url)
        loops: list[asyncio.AbstractEventLoop] = []

        async def use() -> None:
            loops.append(asyncio.get_running_loop())
            self.assertEqual(await client.balance.get(), BALANCE)
            self.assertEqual(await client.with_options(max_retries=0).balance.get(), BALANCE)

        with abandoned_loops():
            for _ in range(3):
                asyncio.run(use())
            self.assertEqual(len(script.received), 6)
            self.assertEqual(len(client._transport.connections._clients), 1, "closed loops are forgotten")
            asyncio.run(client.close())

    def test_a_connection_pool_of_another_event_loop(self) -> None:
        script = start_server(self, as_json(200, BALANCE))
        http = httpx.AsyncClient()
        client = AsyncPartnerEsim(API_KEY, base_url=script.base_url, http_client=http, max_retries=0)

        async def use() -> None:
            await client.balance.get()

        with abandoned_loops():
            asyncio.run(use())
            with self.assertRaises(ApiConnectionError):
                asyncio.run(use())

    def test_cancellation_is_the_languages_own(self) -> None:
        client, _ = paced_async(start_server(self, lambda _: None))

        async def use() -> None:
            call = asyncio.ensure_future(client.balance.get())
            await asyncio.sleep(0.1)
            call.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await call
            await client.close()

        asyncio.run(use())

    def test_limits_of_any_size(self) -> None:
        script = start_server(self, as_json(200, BALANCE))
        for seconds in (math.inf, 1e12):
            with PartnerEsim(API_KEY, base_url=script.base_url, timeout_seconds=seconds) as client:
                self.assertEqual(client.balance.get(), BALANCE)

    def test_what_is_no_connection_pool(self) -> None:
        wrong: Any
        for wrong in (httpx.AsyncClient(), "http://proxy", 5):
            with self.assertRaisesRegex(PartnerEsimError, "^http_client must be an httpx.Client, or a function"):
                PartnerEsim(API_KEY, base_url="http://127.0.0.1:1/partner/api", http_client=wrong)

        def broken() -> httpx.Client:
            raise ImportError("socksio is not installed")

        client = PartnerEsim(API_KEY, base_url="http://127.0.0.1:1/partner/api", http_client=broken)
        with self.assertRaisesRegex(PartnerEsimError, "^The HTTP client cannot be made: socksio is not installed$"):
            client.balance.get()
