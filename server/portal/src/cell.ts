// A value that pages share and are drawn again for: the session, the mode, the theme, the notices.
import { useEffect, useState } from "preact/hooks";

export interface Cell<T> {
  get(): T;
  set(value: T): void;
  /** Returns the value in a component and renders it again on change. */
  use(): T;
}

export function cell<T>(initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener(next);
    },
    use() {
      const [shown, show] = useState<{ value: T }>({ value });
      useEffect(() => {
        const listener = (next: T) => show({ value: next });
        listeners.add(listener);
        listener(value);
        return () => {
          listeners.delete(listener);
        };
      }, []);
      return shown.value;
    },
  };
}

/** A cell stored by the browser, limited to valid values. */
export function rememberedCell<T extends string>(name: string, values: readonly T[], initial: T): Cell<T> {
  const kept = localStorage.getItem(name);
  const inner = cell<T>(values.find((value) => value === kept) ?? initial);
  return {
    ...inner,
    set(value) {
      localStorage.setItem(name, value);
      inner.set(value);
    },
  };
}
