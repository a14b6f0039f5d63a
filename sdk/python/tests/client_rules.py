"""Does what sdk/test/client-rules.test.ts asks: reads JSON, and prints what the SDK did with it as JSON."""

import json
import sys
from typing import Any

from partner_esim import ApiError, PartnerEsim
from partner_esim.inbox import Inbox
from partner_esim.webhooks import WebhookVerificationError, verify_webhook


def outcome_of(call: Any) -> Any:
    try:
        return {"result": call()}
    except ApiError as error:
        return {"error": {"code": error.code, "status": error.status}}


def verdict_of(case: Any) -> Any:
    try:
        return verify_webhook(case["body"].encode(), case["header"], case["secret"])["id"]
    except WebhookVerificationError as error:
        return error.status


def poll(client: PartnerEsim, first: int, count: int) -> list[int]:
    class Cursor:
        def get(self) -> int:
            return first

        def set(self, sequence: int) -> None:
            pass

    events = client.events.poll(cursor=Cursor(), poll_seconds=1)
    return [next(events)["sequence"] for _ in range(count)]


def main() -> None:
    given = json.load(sys.stdin)
    action = given["action"]
    done: Any
    if action == "verify":
        done = [verdict_of(case) for case in given["cases"]]
    elif action == "inbox":
        inbox = Inbox()
        done = [inbox.handle(event, lambda _: None) for event in given["events"]]
    else:
        client = PartnerEsim("sk_test_rules", base_url=given["base_url"])
        if action == "get order":
            done = outcome_of(lambda: client.orders.get(given["id"]))
        elif action == "create order":
            done = outcome_of(lambda: client.orders.create(package_id="pkg_1"))
        elif action == "list orders":
            done = [order["id"] for order in client.orders.list()]
        else:
            done = poll(client, given["first"], given["count"])
    print(json.dumps(done))


main()
