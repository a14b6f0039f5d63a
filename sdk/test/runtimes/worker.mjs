/** The smoke test as a Worker: one request runs it. */
import { smoke } from "./smoke.mjs";

export default {
  async fetch(_request, env) {
    try {
      return Response.json(await smoke({ apiKey: env.API_KEY, baseUrl: env.BASE_URL }));
    } catch (error) {
      return new Response(String(error?.stack ?? error), { status: 500 });
    }
  },
};
