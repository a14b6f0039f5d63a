"""Buys an eSIM, shows how to install it, and tops it up: in the sandbox, with a test key."""

from partner_esim import InsufficientBalanceError, PartnerEsim

client = PartnerEsim()  # reads PARTNER_ESIM_API_KEY and PARTNER_ESIM_BASE_URL

# Choose: the first metered package that works in Italy.
plan = client.packages.list(country="IT", unlimited=False).first()
if plan is None:
    raise SystemExit("Nothing is on sale for Italy")
price = plan["price"]
print(f"{plan['name']}: {plan['data_mb']} MB, {plan['validity_days']} days, {price['amount']} {price['currency']}")

# Buy. A created order may still have failed: check its status.
order = client.orders.create(package_id=plan["id"], customer_ref="booking-48213")
if order["status"] != "completed":
    raise SystemExit(f"Order {order['id']} is {order['status']}")

# Install: show the traveller the QR code, or open the link on the phone.
esim = client.esims.get(order["esims"][0]["iccid"])
print(f"eSIM {esim['iccid']}: {esim['activation']['lpa']}")
if esim["qr_code_url"]:
    print(f"QR code: {len(client.qr.get(esim['qr_code_url']))} bytes of PNG")

# Top up, if there is a package for this eSIM.
more = client.esims.topup_packages.list(esim["iccid"]).first()
if more:
    try:
        topup = client.esims.topups.create(esim["iccid"], package_id=more["id"])
        print(f"Top-up {topup['id']}: {topup['status']}, balance {topup['balance_after']['amount']}")
    except InsufficientBalanceError as error:
        print(f"Add funds, then repeat with the key {error.idempotency_key}")

print(f"Data now: {client.esims.get(esim['iccid'])['data']['total_mb']} MB")
