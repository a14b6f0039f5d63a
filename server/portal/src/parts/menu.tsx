// Further actions behind a button, in the browser's `popover`, which Escape or a click elsewhere closes.

import { type ComponentChildren, createContext } from "preact";
import { useId, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { Ellipsis } from "./icons.ts";

/** The menu around a button, if any. */
export const MenuContext = createContext<{ close: () => void; opener: () => HTMLElement | null }>({
  close: () => {},
  opener: () => null,
});

/** Buttons that open a dialog keep the menu open, because the dialog is inside it. */
const opensDialog = "[aria-haspopup=dialog], dialog, select";

export function Popover({
  label,
  button,
  buttonClass,
  children,
}: {
  /** For screen readers. Omitted if the button's content is text. */
  label?: string;
  button: ComponentChildren;
  buttonClass: string;
  children: ComponentChildren;
}) {
  const items = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    if (items.current?.matches(":popover-open")) items.current.hidePopover();
  };
  return (
    <>
      <button ref={opener} type="button" class={buttonClass} popovertarget={id} aria-label={label}>
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it have the focus */}
      <div
        ref={items}
        id={id}
        class="menu-items"
        popover="auto"
        onKeyDown={moveFocus}
        onClick={({ target }) => {
          if (target instanceof Element && target !== items.current && !target.closest(opensDialog)) close();
        }}
      >
        <MenuContext.Provider value={{ close, opener: () => opener.current }}>
          {children}
        </MenuContext.Provider>
      </div>
    </>
  );
}

function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const menu = event.currentTarget;
  if (step === undefined || !(menu instanceof Element) || menu.querySelector("dialog[open]")) return;
  const all = [...menu.querySelectorAll<HTMLElement>(":scope > :is(button, a)")];
  event.preventDefault();
  const at = all.findIndex((item) => item.matches(":focus"));
  all.at((at + step) % all.length)?.focus();
}

/** Hidden if it has no actions. */
export const Menu = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <Popover label={label} button={<Icon of={Ellipsis} />} buttonClass="menu-button">
    {children}
  </Popover>
);
