from partner_esim import PartnerEsim

client = PartnerEsim()  # with a test key

order = client.orders.create(package_id="pkg_10482")
if order["status"] != "completed":
    raise SystemExit(f"order {order['id']} is {order['status']}")
iccid = order["esims"][0]["iccid"]

# A whole life in four requests; each sends its event at once.
for event in ("activated", "usage_80", "usage_100", "expired"):
    esim = client.sandbox.esims.simulate(iccid, event=event)
    print(event, esim["status"], esim["data"]["used_mb"])
