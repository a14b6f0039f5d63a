from partner_esim import call

order = call("POST", "/v1/orders", {"package_id": "pkg_10482"}, key="whole-life-2")
iccid = order["esims"][0]["iccid"]

# A whole life in four calls; each sends its event at once.
for event in ["activated", "usage_80", "usage_100", "expired"]:
    path = f"/v1/sandbox/esims/{iccid}/simulate"
    esim = call("POST", path, {"event": event}, key=f"whole-life-2-{event}")
    print(event, esim["status"], esim["data"]["used_mb"])
