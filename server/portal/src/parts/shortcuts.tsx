// Keyboard shortcuts of every page. `?` lists them.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Dialog } from "./dialog.tsx";

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["/", "Ctrl K"], "Search"],
  [["↓", "↑"], "Go through results or a menu"],
  [["?"], "Show this list"],
  [["Esc"], "Close a dialog or a menu"],
];

const shown = signal(false);

export const showShortcuts = (): void => {
  shown.value = true;
};

/** Whether keys typed here enter text. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function Shortcuts() {
  useEffect(() => {
    const show = (event: KeyboardEvent) => {
      if (event.key !== "?" || takesText(event.target) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      showShortcuts();
    };
    document.addEventListener("keydown", show);
    return () => document.removeEventListener("keydown", show);
  }, []);
  if (!shown.value) return null;
  const close = () => {
    shown.value = false;
  };
  return (
    <Dialog title="Keyboard shortcuts" close={close}>
      <dl class="shortcuts">
        {keys.map(([names, does]) => (
          <>
            <dt>
              {names.map((name, at) => (
                <>
                  {at > 0 && " or "}
                  <kbd>{name}</kbd>
                </>
              ))}
            </dt>
            <dd>{does}</dd>
          </>
        ))}
      </dl>
    </Dialog>
  );
}
