/** handlers.py: the decorator that registers a handler for each event type, typed by the event. */
import type { Contract } from "../contract.ts";
import { importNames, pythonBanner } from "./python.ts";

export function emitPythonHandlers(contract: Contract): string {
  const { events } = contract;
  const handlerOf = (name: string) => `${name.replace(/Event$/, "")}Handler`;
  const variables = events.map(
    ({ name }) => `${handlerOf(name)} = TypeVar("${handlerOf(name)}", bound="Callable[[${name}], object]")\n`,
  );
  const overloads = events.map(
    ({ type, name }) =>
      `    @overload\n    def on(self, type: Literal["${type}"], /) -> Callable[[${handlerOf(name)}], ${handlerOf(name)}]: ...\n`,
  );
  const models = events.map(({ name }) => name);
  return `${pythonBanner(contract, "the handlers of each event type")}
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, overload

from .._registry import Registry

if TYPE_CHECKING:
${importNames(".models", new Set(models)).replaceAll(/^(?=.)/gm, "    ")}
EVENT_TYPES: Final = (
${events.map(({ type }) => `    "${type}",\n`).join("")})

${variables.join("")}

class EventHandlers(Registry):
    """Registers a handler for each event type."""

    event_types = EVENT_TYPES

${overloads.join("\n")}
    def on(self, type: str, /) -> Callable[[Any], Any]:
        """Registers a function for the events of a type: \`@handlers.on("${events[0]?.type ?? ""}")\`."""
        return self.register(type)
`;
}
