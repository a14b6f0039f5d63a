/** Which service a compiled program is, and what belongs to it: a service is identified by its namespace. */
import { getNamespaceFullName, listServices, type Namespace, type Program } from "@typespec/compiler";
import { getServers } from "@typespec/http";
import type { Service } from "../contract.ts";
import type { Fact } from "../decorators.ts";
import { stateKeys } from "../library.ts";

/** Returns the service of a program. */
export function serviceOf(program: Program): Service {
  const [found] = listServices(program);
  if (found === undefined) return { namespace: "", facts: [], closedBodies: false };
  return {
    namespace: getNamespaceFullName(found.type),
    facts: (program.stateMap(stateKeys.facts).get(found.type) as Fact[] | undefined) ?? [],
    closedBodies: program.stateSet(stateKeys.closedBodies).has(found.type),
  };
}

/** The origin of a URL: a variable, or scheme and host. */
const origin = /^(\{\w+\}|[a-z]+:\/\/[^/]+)/;

/** Returns the path of a service's `@server`, without the origin of the deployment. */
export function readBasePath(program: Program): string {
  const [found] = listServices(program);
  const [server] = (found && getServers(program, found.type)) ?? [];
  return server?.url.replace(origin, "").replace(/\/$/, "") ?? "";
}

/** Returns whether something is in a service's own namespace, rather than only used by it. */
export function isOwn(service: Service, namespace: Namespace | undefined): boolean {
  return namespace !== undefined && getNamespaceFullName(namespace) === service.namespace;
}
