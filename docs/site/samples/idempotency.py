from partner_esim import call

booking = {"id": "booking-48217", "package": "pkg_10482"}

# The key comes from your own record, so a second run of this program is a repeat and buys nothing twice.
order = call(
    "POST",
    "/v1/orders",
    {"package_id": booking["package"], "customer_ref": booking["id"]},
    key=booking["id"],
)
print(order["id"], order["status"])
