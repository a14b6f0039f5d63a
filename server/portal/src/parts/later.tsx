import type { ComponentChildren } from "preact";
import { useLoad } from "../load.ts";
import { loadProblem } from "../router.tsx";
import { Read } from "./states.tsx";

/** Renders a part of a page whose module is loaded when it is first shown. */
export function Later<M>({
  load,
  children,
}: {
  load: () => Promise<M>;
  children: (module: M) => ComponentChildren;
}) {
  const loaded = useLoad(() => load().catch((thrown) => Promise.reject(loadProblem(thrown))), []);
  return <Read of={loaded}>{children}</Read>;
}
