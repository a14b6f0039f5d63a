/**
 * The library's definition: every diagnostic and state key of the decorators and the emitter. A message says what is
 * wrong and how to fix it.
 */
import { createTypeSpecLibrary, paramMessage } from "@typespec/compiler";
import { optionsSchema } from "./options.ts";

export const $lib = createTypeSpecLibrary({
  name: "contract-toolchain",
  emitter: { options: optionsSchema },
  diagnostics: {
    "bad-rule-id": {
      severity: "error",
      messages: {
        default: paramMessage`Rule id "${"id"}" must be dotted kebab-case, such as "orders.create.ok".`,
      },
    },
    "duplicate-rule": {
      severity: "error",
      messages: {
        default: paramMessage`Rule id "${"id"}" is declared twice: an id names one rule.`,
      },
    },
    "derived-rule": {
      severity: "error",
      messages: {
        default: paramMessage`Rule id "${"id"}" is derived from the contract already (${"from"}): remove the @rule.`,
      },
    },
    "idempotent-get": {
      severity: "error",
      messages: { default: paramMessage`@idempotent is for POST; "${"op"}" is a ${"verb"}.` },
    },
    "missing-idempotent": {
      severity: "error",
      messages: {
        default: paramMessage`"${"op"}" is a POST and every POST needs an idempotency key: add @idempotent.`,
      },
    },
    "key-without-idempotent": {
      severity: "error",
      messages: {
        default: paramMessage`"${"op"}" takes the header Idempotency-Key, but nothing is stored under it: add @idempotent.`,
      },
    },
    "idempotent-key": {
      severity: "error",
      messages: {
        default: paramMessage`@idempotent "${"op"}" must take the header Idempotency-Key, and require it: spread the model that has it.`,
      },
    },
    "idempotent-errors": {
      severity: "error",
      messages: {
        default: paramMessage`@idempotent "${"op"}" must return ${"codes"}: add the error models to its return type, in order of precedence.`,
      },
    },
    "idempotent-replay": {
      severity: "error",
      messages: {
        default: paramMessage`@idempotent "${"op"}" must return a 200 with the header Idempotent-Replayed: add the response of a replay.`,
      },
    },
    "missing-summary": {
      severity: "error",
      messages: { default: paramMessage`"${"op"}" has no name in the documentation: add @summary.` },
    },
    "missing-tag": {
      severity: "error",
      messages: { default: paramMessage`"${"op"}" is in no group of the documentation: add @tag.` },
    },
    "missing-example": {
      severity: "error",
      messages: { default: paramMessage`"${"op"}" has no example: add @@opExample.` },
    },
    "event-example": {
      severity: "error",
      messages: {
        default: paramMessage`@event model "${"model"}" has no example: add @@example, with a const of its type.`,
      },
    },
    "sandbox-field": {
      severity: "error",
      messages: { default: paramMessage`The body of "${"op"}" has no field "${"field"}".` },
    },
    "repeated-triggers": {
      severity: "error",
      messages: {
        default: paramMessage`"${"op"}" has two @sandboxTriggers: write one, for the field that controls a test request.`,
      },
    },
    "number-of-limit": {
      severity: "error",
      messages: {
        default: paramMessage`${"number"} is a limit: write ${"names"} in its place, or a constant of its own.`,
      },
    },
    "missing-access": {
      severity: "error",
      messages: { default: paramMessage`"${"op"}" does not say who may call it: add @access.` },
    },
    "missing-role": {
      severity: "error",
      messages: { default: paramMessage`"${"op"}" does not say who may call it: add @role.` },
    },
    "anyone-else": {
      severity: "error",
      messages: {
        default: paramMessage`"${"op"}" may be called by anyone: no other role belongs beside that.`,
      },
    },
    "missing-rate-class": {
      severity: "error",
      messages: { default: paramMessage`"${"op"}" does not say which limits count it: add @rateClass.` },
    },
    "post-rate-class": {
      severity: "error",
      messages: {
        default: paramMessage`"${"op"}" is a POST, but counted as "${"rateClass"}": write @rateClass(${"word"}) on it.`,
      },
    },
    "missing-area": {
      severity: "error",
      messages: { default: paramMessage`"${"op"}" has no prefix for its rule ids: add @area.` },
    },
    "missing-sdk": {
      severity: "error",
      messages: { default: paramMessage`"${"op"}" has no SDK method: add @sdk.` },
    },
    "duplicate-area": {
      severity: "error",
      messages: {
        default: paramMessage`The prefix "${"area"}" is used twice: derived rule ids would collide.`,
      },
    },
    "duplicate-sdk": {
      severity: "error",
      messages: { default: paramMessage`The SDK method "${"method"}" is used twice.` },
    },
    "paginated-parameters": {
      severity: "error",
      messages: { default: paramMessage`@list "${"op"}" must take the query parameter "${"param"}".` },
    },
    "paginated-envelope": {
      severity: "error",
      messages: {
        default: paramMessage`@list "${"op"}" must return 200 with data, has_more and next_cursor.`,
      },
    },
    "paginated-token": {
      severity: "error",
      messages: {
        default: paramMessage`@list "${"op"}" must mark the parameter cursor and the property next_cursor with @continuationToken.`,
      },
    },
    "unknown-event": {
      severity: "error",
      messages: {
        default: paramMessage`"${"type"}" is not an event of the contract: use the type of an @event model.`,
      },
    },
    "event-type": {
      severity: "error",
      messages: {
        default: paramMessage`@event model "${"model"}" must have a property "type" with one literal value.`,
      },
    },
    "duplicate-event": {
      severity: "error",
      messages: { default: paramMessage`Two @event models have the type "${"type"}".` },
    },
    "event-without-model": {
      severity: "error",
      messages: { default: paramMessage`The event type "${"type"}" has no @event model.` },
    },
    "event-outside-union": {
      severity: "error",
      messages: {
        default: paramMessage`@event model "${"model"}" is no member of the union "${"union"}", which names other events.`,
      },
    },
    "unknown-status": {
      severity: "error",
      messages: {
        default: paramMessage`"${"to"}" is not a status of the enum "${"name"}".`,
      },
    },
    "silent-status": {
      severity: "error",
      messages: {
        default: paramMessage`The rule "${"id"}" says that no event records "${"to"}", but "${"event"}" does: change one of them.`,
      },
    },
    "sandbox-outcome": {
      severity: "error",
      messages: {
        default: paramMessage`"${"outcome"}" is neither a status that "${"op"}" can return nor an error code that it declares.`,
      },
    },
    "error-not-in-catalogue": {
      severity: "error",
      messages: {
        default: paramMessage`"${"op"}" returns the error model "${"model"}", which is not in the catalogue: add @errorCase to it.`,
      },
    },
    "error-shape": {
      severity: "error",
      messages: {
        default: paramMessage`@errorCase model "${"model"}" must have one literal status and one literal error.code.`,
        doc: paramMessage`@errorCase model "${"model"}" must state its condition in a doc comment.`,
        after: paramMessage`@errorCase model "${"model"}" names what has to change first, but its retry is not Retry.afterFix.`,
      },
    },
    "duplicate-error": {
      severity: "error",
      messages: {
        default: paramMessage`"${"model"}" disagrees with an earlier model of the code "${"code"}" about its status or retry: a code has one entry in the catalogue.`,
      },
    },
    "repeated-error": {
      severity: "error",
      messages: { default: paramMessage`"${"op"}" lists the error code "${"code"}" twice.` },
    },
    "error-after-internal": {
      severity: "error",
      messages: {
        default: paramMessage`"${"op"}" lists "${"model"}" after the internal error "${"internal"}": move "${"internal"}" to the end of the list.`,
      },
    },
    "no-word": {
      severity: "error",
      messages: {
        default: paramMessage`This must be a member of an enumeration of the contract, for "${"of"}".`,
      },
    },
    "other-words": {
      severity: "error",
      messages: {
        default: paramMessage`"${"name"}" is a second enumeration for "${"of"}": a contract has one.`,
      },
    },
    "one-service": {
      severity: "error",
      messages: {
        default: paramMessage`"${"name"}" is a second @service: compile one main file for each.`,
        none: "There is no service: add @service to the namespace of the contract.",
      },
    },
    "cannot-write": { severity: "error", messages: { default: paramMessage`${"what"}` } },
    "json-body": {
      severity: "error",
      messages: {
        default: "A JSON body must be a model: give it one with a property that holds this.",
        optional: "A JSON body can't be left out: make its properties optional instead.",
      },
    },
    "unsupported-input": {
      severity: "error",
      messages: {
        default: paramMessage`"${"name"}" can't be checked by the validators.`,
        exploded: paramMessage`"${"name"}" repeats in the query, and only its first value is read: leave out explode, so that its values are separated by commas.`,
        parameter: paramMessage`"${"name"}" must be one scalar, enum or list of literals (in a query also an array of one): a URL holds text.`,
        name: paramMessage`"${"name"}" is what every JavaScript object has: choose another name, and write the wire's with @encodedName.`,
        extends: paramMessage`"${"name"}" is in a model that extends another, which @closedBodies can't close: spread the other model instead.`,
        tuple: paramMessage`"${"name"}" holds a tuple, which clients can't generate: write a model, or an array.`,
        kind: paramMessage`"${"name"}" has a type that JSON doesn't have: write a scalar, enum, union, array or model.`,
        recursive: paramMessage`"${"name"}" holds its own model again: write a model for each level that a request may have.`,
        discriminator: paramMessage`"${"name"}" holds a model with @discriminator, whose document says nothing of the models that extend it: write a @discriminated union.`,
        format: paramMessage`"${"name"}" has the format "${"format"}", which the validators don't check: write a @pattern instead.`,
      },
    },
    "limit-without-name": {
      severity: "error",
      messages: { default: 'A limit is named by its constant: write const pageMax = limit(100, "items").' },
    },
  },
  state: {
    facts: { description: "what the operations of a service state" },
    closedBodies: { description: "services whose bodies may contain only fields of the contract" },
    vocabulary: { description: "enumerations of a contract's own words" },
    rules: { description: "rules declared on a type" },
    area: { description: "prefix of the ids derived from an operation or a model" },
    idempotent: { description: "operations that need an idempotency key, and how" },
    access: { description: "who may call an operation" },
    role: { description: "the people who may call an operation" },
    rateClass: { description: "which limits count an operation" },
    publishes: { description: "event types that an operation can cause" },
    sandboxTriggers: { description: "references that control a test request" },
    sdk: { description: "SDK method of an operation" },
    settles: { description: "status in which an operation's object is not final yet" },
    changes: { description: "how a status begins and changes" },
    errorCase: { description: "entries of the error catalogue" },
    event: { description: "members of the event union" },
    limits: { description: "numbers of the contract" },
  },
});

export const { reportDiagnostic, stateKeys } = $lib;
