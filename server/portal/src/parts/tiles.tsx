// Numbers in tiles. A tile with a list is a link to it.
import type { ComponentChildren } from "preact";

export const Tiles = ({ children }: { children: ComponentChildren }) => <dl class="tiles">{children}</dl>;

export function Tile({
  name,
  to,
  tone,
  more,
  children,
}: {
  name: string;
  to?: string | undefined;
  tone?: "bad" | "warn" | undefined;
  more?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>
        {to === undefined ? (
          children
        ) : (
          <a class="tile-link" href={to}>
            {children}
          </a>
        )}
      </dd>
      {more && <dd class="small quiet">{more}</dd>}
    </div>
  );
}
