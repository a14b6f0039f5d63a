// Short notices, announced by screen readers, that disappear by themselves.
import { signal } from "@preact/signals";

const shownMs = 6000;
const notices = signal<{ id: number; text: string }[]>([]);
let lastId = 0;

export function say(text: string): void {
  const id = ++lastId;
  notices.value = [...notices.value, { id, text }];
  setTimeout(() => {
    notices.value = notices.value.filter((notice) => notice.id !== id);
  }, shownMs);
}

export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
