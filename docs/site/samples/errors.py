from partner_esim import ApiError, call

try:
    body = {"package_id": "pkg_10482", "customer_ref": "test_insufficient_balance"}
    order = call("POST", "/v1/orders", body, key="booking-48219")
    print(order["status"])
except ApiError as error:
    if error.code != "insufficient_balance":
        raise
    print("add funds, then repeat with the same key")
