/** `client.webhooks`: the handlers of events, by type. It sends nothing. */
import { enums } from "@partner-esim/generated/enums";
import type { Event, EventType } from "@partner-esim/generated/models";
import { PartnerEsimError } from "../core/errors.ts";
import { nearestName } from "../core/nearest-name.ts";
import { verifyWebhook } from "./index.ts";
import type { RawBody, Secrets, SignatureSource } from "./request.ts";

/** The event of a type. */
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>;

const other = "";

function requireFunction(handler: unknown): void {
  if (typeof handler !== "function") throw new PartnerEsimError("The handler must be a function");
}

/** The handlers of a program. */
export class WebhookHandlers {
  readonly #handlers = new Map<string, (event: Event) => unknown>();

  #register(type: string, handler: (event: Event) => unknown): this {
    if (this.#handlers.has(type))
      throw new PartnerEsimError(`${type ? `\`${type}\`` : "All other events"} already have a handler`);
    this.#handlers.set(type, handler);
    return this;
  }

  /** Registers the handler of a type, whose events are typed by it. A type has one handler. */
  on<Type extends EventType>(type: Type, handler: (event: EventOf<Type>) => unknown): this {
    const types: readonly string[] = enums.EventType;
    if (!types.includes(type)) {
      const nearest = nearestName(String(type), types);
      const advice = nearest ? `Did you mean \`${nearest}\`?` : "Newer types go to onOther()";
      throw new PartnerEsimError(`There is no event type \`${String(type)}\`. ${advice}`);
    }
    requireFunction(handler);
    const isOfType = (event: Event): event is EventOf<Type> => event.type === type;
    return this.#register(type, (event) => (isOfType(event) ? handler(event) : undefined));
  }

  /**
   * Registers the handler of all other events, types newer than this package included. Without one, they are ignored.
   */
  onOther(handler: (event: Event) => unknown): this {
    requireFunction(handler);
    return this.#register(other, handler);
  }

  /**
   * Calls the handler of a verified event. Pass it on without the client: `webhookHandler(secret, client.webhooks.handle)`.
   * What the handler throws is passed on, so that the event is retried.
   */
  readonly handle = async (event: Event): Promise<void> => {
    const handler = this.#handlers.get(event.type) ?? this.#handlers.get(other);
    await handler?.(event);
  };

  /**
   * Returns the event of a request that a queue kept: its signature is verified, its age is not.
   *
   * @throws {@link WebhookVerificationError} if anything does not match. A retry cannot help.
   */
  parseVerified(body: RawBody, headers: SignatureSource, secrets: Secrets): Promise<Event> {
    return verifyWebhook(body, headers, secrets, { toleranceMs: Number.POSITIVE_INFINITY });
  }
}
