// Real objects in the place of the contract's example ids, so that samples can be run as they are shown.
import type { Deployment } from "../../../server/test/deployment.ts";
import { exampleOf, type OperationId, operationOf, successOf } from "../src/contract.ts";

export interface RealIds {
  packageId: string;
  orderId: string;
  iccid: string;
  qrAddress: string;
  topupPackageId: string;
  topupId: string;
  eventId: string;
}

/** Buys an eSIM, tops it up, and says what came of it. */
export async function makeObjects(deployment: Deployment): Promise<RealIds> {
  const key = await deployment.addKey("test");
  const found = await deployment.get("/v1/packages?country=IT&unlimited=false&limit=1", { key });
  const packageId: string = found.body.data[0].id;
  const { body: order } = await deployment.post("/v1/orders", { package_id: packageId }, { key });
  const { iccid } = order.esims[0];
  const { body: esim } = await deployment.get(`/v1/esims/${iccid}`, { key });
  const more = await deployment.get(`/v1/esims/${iccid}/topup-packages`, { key });
  const topupPackageId: string = more.body.data[0].id;
  const topup = await deployment.post(`/v1/esims/${iccid}/topups`, { package_id: topupPackageId }, { key });
  const events = await deployment.get("/v1/events", { key });
  return {
    ...{ packageId, orderId: order.id, iccid, qrAddress: esim.qr_code_url, topupPackageId },
    ...{ topupId: topup.body.id, eventId: events.body.data[0].id },
  };
}

const exampleQrAddress = (exampleOf(successOf(operationOf("esimsGet")).media) as { qr_code_url: string })
  .qr_code_url;

export function withRealIds(text: string, ids: RealIds, operation?: OperationId): string {
  return text
    .replaceAll(exampleQrAddress, ids.qrAddress)
    .replace(/pkg_\d+/g, operation === "topupsCreate" ? ids.topupPackageId : ids.packageId)
    .replace(/ord_test_[0-9a-f]{12}/g, ids.orderId)
    .replace(/8999999\d{12}/g, ids.iccid)
    .replace(/top_test_[0-9a-f]{12}/g, ids.topupId)
    .replace(/evt_[0-9a-f]{24}/g, ids.eventId);
}
