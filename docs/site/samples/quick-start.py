from partner_esim import PartnerEsim

# PARTNER_ESIM_API_KEY and PARTNER_ESIM_BASE_URL are read from the environment.
client = PartnerEsim()

plan = client.packages.list(country="IT").first()
if plan is None:
    raise SystemExit("nothing is on sale for Italy")

order = client.orders.create(
    package_id=plan["id"],
    customer_ref="booking-48219",
    idempotency_key="booking-48219",
)
if order["status"] != "completed":
    raise SystemExit(f"order {order['id']} is {order['status']}")

esim = client.esims.get(order["esims"][0]["iccid"])
print(esim["activation"]["lpa"], esim["qr_code_url"])
