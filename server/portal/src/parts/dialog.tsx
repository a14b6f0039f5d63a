// Dialogs on the browser's `<dialog>`, which traps and restores the focus, and confirmation dialogs.
import type { OperationId } from "@partner-esim/generated/portal/routes";
import type { ComponentChildren } from "preact";
import { useContext, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { may } from "../session.ts";
import { Form } from "./form.tsx";
import { Icon } from "./icon.tsx";
import { X } from "./icons.ts";
import { MenuContext } from "./menu.tsx";

const noMenu = { close: () => {}, opener: () => null };

export function Dialog({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const menu = useContext(MenuContext);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    // Removing an open dialog does not restore the focus. The element that had it may be gone too.
    return () => {
      shown?.close();
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const opener = menu.opener();
        (opener?.isConnected ? opener : document.querySelector("h1"))?.focus();
      });
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={close}>
      <header class="head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="plain" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon of={X} />
        </button>
      </header>
      {children}
    </dialog>
  );
}

/**
 * A button that opens a dialog, whose content gets a function that closes it.
 * @param needs an operation: people who may not call it don't get the button
 */
export function DialogButton({
  label,
  title,
  kind,
  needs,
  children,
}: {
  label: string;
  title: string;
  kind?: string | undefined;
  needs?: OperationId | undefined;
  children: (close: () => void) => ComponentChildren;
}) {
  const [open, setOpen] = useState(false);
  const menu = useContext(MenuContext);
  const close = () => {
    setOpen(false);
    menu.close();
  };
  if (needs && !may(needs)) return null;
  return (
    <>
      <button type="button" class={kind} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && (
        <Dialog title={title} close={close}>
          {/* Menus inside the dialog are separate from the one around it. */}
          <MenuContext.Provider value={noMenu}>{children(close)}</MenuContext.Provider>
        </Dialog>
      )}
    </>
  );
}

/** Asks for confirmation and states the effect. An error is shown in the dialog. */
export function Confirm({
  label,
  title,
  text,
  act,
  kind = "danger",
  needs,
  confirmLabel = label,
}: {
  label: string;
  title: string;
  text: ComponentChildren;
  act: () => Promise<void>;
  kind?: string;
  needs?: OperationId;
  confirmLabel?: string;
}) {
  return (
    <DialogButton label={label} title={title} kind={kind} needs={needs}>
      {(close) => (
        <Form
          label={confirmLabel}
          danger={kind.includes("danger")}
          submit={async () => {
            await act();
            close();
          }}
          aside={
            <button type="button" onClick={close}>
              Back
            </button>
          }
        >
          <p>{text}</p>
        </Form>
      )}
    </DialogButton>
  );
}
