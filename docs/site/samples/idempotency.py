from partner_esim import PartnerEsim

client = PartnerEsim()
booking = {"id": "booking-48217", "package": "pkg_10482"}

# The key comes from your own record, so a second run within 24 hours is a retry and buys nothing twice.
order = client.orders.create(
    package_id=booking["package"],
    customer_ref=booking["id"],
    idempotency_key=booking["id"],
)
print(order["id"], order["status"])
