// Forms: labelled fields, one request at a time, and errors beside their field or above the button.
import {
  type ComponentChildren,
  createContext,
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TargetedEvent,
  type TextareaHTMLAttributes,
} from "preact";
import { useContext, useEffect, useId, useRef, useState } from "preact/hooks";
import { asProblem, type Problem } from "../api.ts";
import { ProblemNote } from "./states.tsx";

interface FormState {
  problem: Problem | undefined;
  busy: boolean;
  /** Names of the fields on the page. Errors of other fields are shown above the button. */
  names: Set<string>;
}

const FormContext = createContext<FormState>({ problem: undefined, busy: false, names: new Set() });

const isAbout = (problem: Problem | undefined, name: string) =>
  problem?.param === name || problem?.param?.startsWith(`${name}.`) === true;

/** Runs one action at a time and keeps its error. */
export function useAct() {
  const running = useRef(false);
  const [state, setState] = useState<{ busy: boolean; problem: Problem | undefined }>({
    busy: false,
    problem: undefined,
  });
  const run = async (act: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setState({ busy: true, problem: undefined });
    try {
      await act();
      setState({ busy: false, problem: undefined });
    } catch (thrown) {
      setState({ busy: false, problem: asProblem(thrown) });
    } finally {
      running.current = false;
    }
  };
  return { ...state, run };
}

/**
 * The idempotency key of a form. Every attempt uses the same key, so a second click or a lost response has no second
 * effect. A success renews the key, and so does the refusal of changed values.
 */
export function useKey() {
  const key = useRef("");
  return async function once<T>(send: (header: { "Idempotency-Key": string }) => Promise<T>): Promise<T> {
    key.current ||= newKey();
    try {
      const done = await send({ "Idempotency-Key": key.current });
      key.current = "";
      return done;
    } catch (thrown) {
      const problem = asProblem(thrown);
      if (problem.code !== "idempotency_key_reused") throw problem;
      key.current = "";
      problem.message =
        "An earlier attempt with other values was carried out. Check its result before you send this one.";
      throw problem;
    }
  };
}

/** `crypto.randomUUID` exists only over TLS. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function Form({
  submit,
  label,
  children,
  aside,
  danger,
}: {
  submit: (fields: FormData, element: HTMLFormElement) => Promise<void>;
  /** Text of the button. */
  label: string;
  children?: ComponentChildren;
  /** Content beside the button. */
  aside?: ComponentChildren;
  danger?: boolean;
}) {
  const { busy, problem, run } = useAct();
  const names = useRef(new Set<string>());
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problem]);
  const elsewhere = problem && ![...names.current].some((name) => isAbout(problem, name));
  return (
    <FormContext.Provider value={{ problem, busy, names: names.current }}>
      <form
        ref={formRef}
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          const target = event.currentTarget;
          void run(() => submit(new FormData(target), target));
        }}
      >
        {children}
        {elsewhere && <ProblemNote problem={problem} />}
        <div class="actions">
          <button type="submit" class={danger ? "primary danger" : "primary"} aria-disabled={busy}>
            {busy ? "Working…" : label}
          </button>
          {aside}
        </div>
      </form>
    </FormContext.Provider>
  );
}

function useField(name: string) {
  const { problem, names } = useContext(FormContext);
  const id = useId();
  useEffect(() => {
    names.add(name);
    return () => {
      names.delete(name);
    };
  }, [name]);
  const fault = isAbout(problem, name) ? problem?.message : undefined;
  return { id, fault };
}

function Around({
  id,
  label,
  hint,
  fault,
  children,
}: {
  id: string;
  label: string;
  hint: ComponentChildren;
  fault: string | undefined;
  children: ComponentChildren;
}) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p class="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

interface Common {
  name: string;
  label: string;
  hint?: ComponentChildren;
}

/** Returns the attributes and elements of a labelled control. */
function useControl({ name, label, hint }: Common) {
  const { id, fault } = useField(name);
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  return {
    around: { id, label, hint, fault },
    control: {
      id,
      name,
      "aria-invalid": fault ? true : undefined,
      "aria-describedby": describedBy || undefined,
    },
  };
}

export function Field({ name, label, hint, ...input }: Common & InputHTMLAttributes<HTMLInputElement>) {
  const { around, control } = useControl({ name, label, hint });
  return (
    <Around {...around}>
      <input {...input} {...control} />
    </Around>
  );
}

export function TextArea({
  name,
  label,
  hint,
  ...input
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { around, control } = useControl({ name, label, hint });
  return (
    <Around {...around}>
      <textarea {...input} {...control} />
    </Around>
  );
}

export function Select({
  name,
  label,
  hint,
  options,
  value,
  defaultValue,
  ...select
}: Common & {
  options: readonly (readonly [value: string, text: string])[];
} & SelectHTMLAttributes<HTMLSelectElement>) {
  const { around, control } = useControl({ name, label, hint });
  return (
    <Around {...around}>
      <select {...select} {...control}>
        {options.map(([word, text]) => (
          <option key={word} value={word} selected={word === (value ?? defaultValue)}>
            {text}
          </option>
        ))}
      </select>
    </Around>
  );
}

export function Check({
  name,
  label,
  checked,
  onChange,
}: Common & { checked?: boolean; onChange?: (event: TargetedEvent<HTMLInputElement>) => void }) {
  const { id, fault } = useField(name);
  return (
    <div class="check">
      <input
        type="checkbox"
        id={id}
        name={name}
        {...(onChange ? { checked, onChange } : { defaultChecked: checked })}
      />
      <label for={id}>{label}</label>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Returns the trimmed text of a field; null if empty. */
export function textOf(fields: FormData, name: string): string | null {
  const value = fields.get(name);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** Like `textOf` for a required field: the service rejects an empty one. */
export const filled = (fields: FormData, name: string) => textOf(fields, name) ?? "";

export function numberOf(fields: FormData, name: string): number | null {
  const text = textOf(fields, name);
  return text === null ? null : Number(text);
}
