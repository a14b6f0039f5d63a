// The frame of a page: title, actions and sections. The title gets the focus when the page opens.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { setTitle } from "../brand.tsx";
import { openedFrom } from "../router.tsx";
import { Icon } from "./icon.tsx";
import { ChevronLeft } from "./icons.ts";

export function Page({
  title,
  back,
  actions,
  children,
}: {
  title: string;
  back?: { to: string; text: string };
  actions?: ComponentChildren;
  children: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setTitle(title);
  }, [title]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <>
      <header class="page-head">
        <div>
          {back && (
            <a class="back" href={openedFrom(back.to) ?? back.to}>
              <Icon of={ChevronLeft} />
              {back.text}
            </a>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {actions && <div class="actions">{actions}</div>}
      </header>
      {children}
    </>
  );
}

export function Section({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ComponentChildren;
  children: ComponentChildren;
}) {
  const id = useId();
  return (
    <section class="section" aria-labelledby={id}>
      <header class="head">
        <h2 id={id}>{title}</h2>
        {actions && <div class="actions">{actions}</div>}
      </header>
      {children}
    </section>
  );
}

/** Filters above a list. Changes apply at once. */
export function Filters({ children }: { children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form would send itself
    <div class="filters" role="search">
      {children}
    </div>
  );
}

export function Choice({
  label,
  value,
  options,
  choose,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  choose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([word, text]) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A choice of how many days back a page goes. */
export const Period = ({ value, choose }: { value: string; choose: (days: string) => void }) => (
  <Choice
    label="Period"
    value={value}
    choose={choose}
    options={[
      ["7", "7 days"],
      ["30", "30 days"],
      ["90", "90 days"],
    ]}
  />
);

/** A search field that applies after a pause in typing. */
export function SearchField({
  label,
  value,
  search,
}: {
  label: string;
  /** The initial value. */
  value?: string | undefined;
  search: (text: string) => void;
}) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="search"
        defaultValue={value}
        onInput={(event) => {
          const text = event.currentTarget.value.trim();
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(text), 300);
        }}
      />
    </div>
  );
}
