// A signal stored by the browser, limited to valid values.
import { type Signal, signal } from "@preact/signals";

export function remembered<T extends string>(name: string, values: readonly T[], initial: T): Signal<T> {
  const stored = localStorage.getItem(name);
  const value = signal(values.find((valid) => valid === stored) ?? initial);
  value.subscribe((next) => localStorage.setItem(name, next));
  return value;
}
