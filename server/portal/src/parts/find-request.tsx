// Finds a request by its id, which may be inside other text, such as an error or a log line.
import { useId, useState } from "preact/hooks";
import { go } from "../router.tsx";

export const requestIdIn = (text: string): string | undefined => /req_[0-9a-f]{16}/.exec(text)?.[0];

export function FindRequest() {
  const id = useId();
  const [fault, setFault] = useState(false);
  return (
    <form
      class="find"
      onSubmit={(event) => {
        event.preventDefault();
        const found = requestIdIn(String(new FormData(event.currentTarget).get("id")));
        setFault(found === undefined);
        if (found) go(`requests/${found}`);
      }}
    >
      <input
        name="id"
        type="search"
        placeholder="req_…"
        aria-label="Request id"
        aria-invalid={fault || undefined}
        aria-describedby={fault ? id : undefined}
      />
      <button type="submit">Find by id</button>
      {fault && (
        <p class="fault" id={id} role="alert">
          An id is req_ followed by 16 characters, 0 to 9 and a to f.
        </p>
      )}
    </form>
  );
}
