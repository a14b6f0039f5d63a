from partner_esim import ApiConnectionError, ApiError, InsufficientBalanceError, PartnerEsim

client = PartnerEsim()

try:
    order = client.orders.create(package_id="pkg_10482", customer_ref="test_insufficient_balance")
    print(order["status"])
except InsufficientBalanceError as error:
    print("add funds, then retry with the key", error.idempotency_key)
except ApiError as error:
    print(error.status, error.code, error.param, error.request_id, error.docs_url)
except ApiConnectionError as error:
    print("no response after", error.attempts, "attempts; retrying with the same key is safe")
