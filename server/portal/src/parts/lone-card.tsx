import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Brand, setTitle } from "../brand.tsx";

/** A page without a session. */
export function LoneCard({ title, children }: { title: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setTitle(title);
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <main class="alone">
      <div class="card sign-in">
        <p class="brand">
          <Brand />
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
