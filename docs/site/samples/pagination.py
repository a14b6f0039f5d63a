from urllib.parse import urlencode

from partner_esim import call


def items(path: str, **filters):
    """Every item of every page; the next page is asked for when it is reached."""
    while True:
        page = call("GET", f"{path}?{urlencode(filters)}")
        yield from page["data"]
        if not page["has_more"]:
            return
        filters["cursor"] = page["next_cursor"]


for order in items("/v1/orders", status="completed", limit=20):
    print(order["id"], order["total"]["amount"])
