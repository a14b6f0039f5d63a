from partner_esim import PartnerEsim

client = PartnerEsim()  # or PartnerEsim("sk_test_…", base_url="http://127.0.0.1:4010/partner/api")
plan = client.packages.list(country="IT").to_list(limit=1)[0]
order = client.orders.create(package_id=plan["id"])
print(order["status"], order["esims"])
