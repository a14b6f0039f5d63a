from partner_esim import PartnerEsim

client = PartnerEsim()

# Every item of every page; the next page is requested when it is reached.
for order in client.orders.list(status="completed"):
    print(order["id"], order["total"]["amount"])
