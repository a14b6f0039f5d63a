/** Which service a compiled program is, and what is its own: a service is known by its namespace. */
import { getNamespaceFullName, listServices, type Namespace, type Program } from "@typespec/compiler";
import { partnerApi, type Service, services } from "../services.ts";

/** The service that a program is; one of another name is held to all that the partner API is. */
export function serviceOf(program: Program): Service {
  const [found] = listServices(program);
  const name = found === undefined ? "" : getNamespaceFullName(found.type);
  return services.find(({ namespace }) => namespace === name) ?? partnerApi;
}

/** Whether something stands in a service's own namespace, and isn't just used by it. */
export function isOwn(service: Service, namespace: Namespace | undefined): boolean {
  return namespace !== undefined && getNamespaceFullName(namespace) === service.namespace;
}
