// Short notices, announced by screen readers, that disappear by themselves.
import { cell } from "./cell.ts";

const shownMs = 6000;
const notices = cell<{ id: number; text: string }[]>([]);
let lastId = 0;

export function say(text: string): void {
  const id = ++lastId;
  notices.set([...notices.get(), { id, text }]);
  setTimeout(() => notices.set(notices.get().filter((notice) => notice.id !== id)), shownMs);
}

export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.use().map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
