"""Every operation, against the real service that `PARTNER_ESIM_BASE_URL` names. Without one, nothing is run."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from unittest import IsolatedAsyncioTestCase, TestCase, skipUnless

from partner_esim import (
    AsyncPartnerEsim,
    Attempt,
    IdempotencyKeyReusedError,
    InsufficientBalanceError,
    InvalidApiKeyError,
    InvalidRequestError,
    InvalidStateError,
    Outcome,
    PackageNotFoundError,
    PartnerEsim,
)
from partner_esim._endpoint import Endpoint
from partner_esim._generated import endpoints

EXAMPLES = Path(__file__).parent.parent / "examples"
needs_service = skipUnless(os.environ.get("PARTNER_ESIM_BASE_URL"), "PARTNER_ESIM_BASE_URL is not set")


@needs_service
class Service(TestCase):
    def test_every_operation(self) -> None:
        called: set[tuple[str, str]] = set()

        def note(attempt: Attempt, outcome: Outcome) -> None:
            if outcome.error is None:
                called.add((attempt.method, attempt.route))

        with PartnerEsim(on_response=note) as client:
            self.assertIn("IT", [each["code"] for each in client.countries.list()])
            plan = next(each for each in client.packages.list(country="IT", unlimited=False) if each["topup"])
            self.assertEqual(client.packages.get(plan["id"]), plan)
            balance = client.balance.get()["balance"]["amount"]
            order = client.orders.create(package_id=plan["id"], quantity=2, customer={"name": "Asha Rao"})
            self.assertNotEqual(order["balance_after"]["amount"], balance)
            if order["status"] != "completed":
                self.fail(order["status"])
            iccids = [each["iccid"] for each in order["esims"]]
            self.assertEqual(len(iccids), 2)
            self.assertEqual(client.orders.get(order["id"]), order)
            self.assertIn(order, client.orders.list(status="completed").to_list())
            esim = client.esims.get(iccids[0])
            self.assertEqual(esim["order_id"], order["id"])
            self.assertLessEqual(set(iccids), {each["iccid"] for each in client.esims.list(status="ready")})
            self.assertTrue(client.qr.get(esim["qr_code_url"] or "").startswith(b"\x89PNG"))
            more = client.esims.topup_packages.list(iccids[0]).first()
            assert more is not None
            topup = client.esims.topups.create(iccids[0], package_id=more["id"])
            self.assertEqual(client.topups.wait_until_final(topup["id"])["status"], "completed")
            self.assertEqual(client.topups.get(topup["id"]), topup)
            self.assertEqual(client.esims.topups.list(iccids[0]).to_list(), [topup])
            self.assertEqual(client.sandbox.esims.simulate(iccids[0], event="activated")["status"], "active")
            event = client.events.list(type="esim.activated", limit=1).first()
            assert event is not None
            self.assertEqual(client.events.get(event["id"]), event)
        every = {(each.method, each.path) for each in vars(endpoints).values() if isinstance(each, Endpoint)}
        self.assertEqual(every - called, set())

    def test_a_key_buys_once(self) -> None:
        seen: list[bool] = []
        with PartnerEsim(on_response=lambda _, outcome: seen.append(outcome.response.replayed)) as client:  # type: ignore[union-attr]
            plan = client.packages.list(country="IT").first()
            assert plan is not None
            key = f"booking-{os.urandom(8).hex()}"
            first = client.orders.create(package_id=plan["id"], idempotency_key=key)
            second = client.orders.create(package_id=plan["id"], idempotency_key=key)
            self.assertEqual((first, seen), (second, [False, False, True]))
            with self.assertRaises(IdempotencyKeyReusedError):
                client.orders.create(package_id=plan["id"], quantity=2, idempotency_key=key)

    def test_errors_by_code(self) -> None:
        with PartnerEsim() as client:
            plan = client.packages.list(country="IT").first()
            assert plan is not None
            with self.assertRaises(InsufficientBalanceError):
                client.orders.create(package_id=plan["id"], customer_ref="test_insufficient_balance")
            with self.assertRaises(PackageNotFoundError):
                client.packages.get("pkg_999999999")
            with self.assertRaises(InvalidRequestError) as raised:
                client.orders.create(package_id=plan["id"], quantity=51)
            self.assertEqual(raised.exception.param, "quantity")
            order = client.orders.create(package_id=plan["id"])
            if order["status"] == "failed":
                self.fail("failed")
            with self.assertRaises(InvalidStateError):
                client.sandbox.esims.simulate(order["esims"][0]["iccid"], event="usage_80")
        with PartnerEsim("sk_test_unknown") as client, self.assertRaises(InvalidApiKeyError):
            client.balance.get()

    def test_the_example(self) -> None:
        run = subprocess.run(
            [sys.executable, EXAMPLES / "buy_and_top_up.py"], capture_output=True, text=True, timeout=60, check=False
        )
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        for line in ("MB, ", "LPA:1$", "bytes of PNG", "completed, balance", "Data now: "):
            self.assertIn(line, run.stdout)


@needs_service
class AsyncService(IsolatedAsyncioTestCase):
    async def test_orders_side_by_side(self) -> None:
        async with AsyncPartnerEsim() as client:
            plan = await client.packages.list(country="IT").first()
            assert plan is not None
            orders = await asyncio.gather(*(client.orders.create(package_id=plan["id"]) for _ in range(3)))
            self.assertEqual(len({each["id"] for each in orders}), 3)
            failed = await client.orders.create(package_id=plan["id"], customer_ref="test_order_failed")
            self.assertEqual((failed["status"], failed["esims"]), ("failed", []))
            with self.assertRaises(PackageNotFoundError):
                await client.packages.get("pkg_999999999")
