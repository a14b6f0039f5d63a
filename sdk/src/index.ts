/** The public interface. Everything else can change without notice. */
export type * from "@partner-esim/generated/models";
export type * from "@partner-esim/generated/paths";
export * from "@partner-esim/generated/resources";
export { PartnerEsim } from "./client.ts";
export { type Client, createClient, type RawClient } from "./core/client.ts";
export type { Attempt, Hooks, Outcome, Retry } from "./core/hooks.ts";
export type { ClientOptions, RequestOptions, WaitOptions, WriteOptions } from "./core/options.ts";
export type { List } from "./core/pages.ts";
export type { EventCursor, PollOptions } from "./core/polling.ts";
export type { RateLimit, ResponseHead, ResponseInfo } from "./core/response-info.ts";
export type { Result } from "./core/result.ts";
export type { Settled } from "./core/settlement.ts";
export * from "./errors.ts";
export type { EventOf, WebhookHandlers } from "./webhooks/handlers.ts";
