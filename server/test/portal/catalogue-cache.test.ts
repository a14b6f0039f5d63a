// Lists of the whole catalogue come from the cache; a change in the portal is visible when its request returns.
import t from "tap";
import { Portal } from "./portal.ts";

t.test("the operator's lists do not read the catalogue again", async (t) => {
  const { operator, d } = await Portal.start(t);
  await operator.get("/operator/packages?limit=1");
  const { reads } = d.service.store;
  const { load } = reads.catalogue;
  let readings = 0;
  reads.catalogue.load = () => {
    readings += 1;
    return load();
  };
  const first = await operator.get("/operator/packages?limit=1");
  for (const path of ["packages?q=none-such", "packages?retired=true", "providers", "regions"])
    t.equal((await operator.get(`/operator/${path}`)).status, 200);
  t.equal(readings, 0);
  const { id } = first.body.data[0];
  t.match((await operator.post(`/operator/packages/${id}/retire`)).body, { retired: true });
  t.match((await operator.get(`/operator/packages?q=${id}`)).body.data[0], { id, retired: true });
  t.equal(readings, 1, "a change makes one reading");
});
