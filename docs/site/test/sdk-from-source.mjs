// Loaded before a sample: the SDK that it imports is the one of this repository, without being built.
import { registerHooks } from "node:module";

const sources = {
  "@partner-esim/sdk": "../../../sdk/src/index.ts",
  "@partner-esim/sdk/webhooks": "../../../sdk/src/webhooks/index.ts",
  "@partner-esim/sdk/webhooks/explain": "../../../sdk/src/webhooks/explain.ts",
};

registerHooks({
  resolve(specifier, context, next) {
    const source = sources[specifier];
    return source ? next(new URL(source, import.meta.url).href, context) : next(specifier, context);
  },
});
