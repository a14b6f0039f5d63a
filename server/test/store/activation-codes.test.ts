// Activation codes in a copy of the database, on every database.
import t from "tap";
import { toEsimDetailResponse } from "../../src/domain/representations.ts";
import { Deployment } from "../deployment.ts";
import { storeBackends, tablesWith } from "../stores.ts";

for (const backend of storeBackends)
  t.test(`${backend.name}: an activation code is stored encrypted, and the API shows it`, async (t) => {
    const settings = { database: await backend.database(t), secret: "a".repeat(40) };
    const d = await Deployment.start(t, settings);
    const { id } = await d.somePackage();
    for (const key of [d.testKey, d.liveKey]) {
      const { body: order } = await d.post("/v1/orders", { package_id: id, quantity: 1 }, { key });
      const { iccid } = order.esims[0];
      const { body: shown } = await d.get(`/v1/esims/${iccid}`, { key });
      const code = shown.activation.activation_code;
      t.match(code, /^[0-9A-Z]{24}$/);
      const stored = await d.service.store.reads.esims.byIccidAnywhere(iccid);
      t.match(stored?.sealedCode, /^s1\./);
      // The simulated supplier stands for a network outside.
      const expected = key === d.liveKey ? ["simulated_esims"] : [];
      t.same(await tablesWith(settings.database, code), expected);
      if (stored)
        t.equal(
          toEsimDetailResponse(stored, { ...d.service.supply, qrAddress: () => "" }).activation
            .activation_code,
          code,
        );
    }
  });
