// A QR code drawn in the browser, so its content is sent nowhere.
import { Later } from "./later.tsx";

const border = 4;

export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <div class="qr">
    <Later load={() => import("qrcode")}>
      {({ default: { create } }) => {
        const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
        const path = Array.from(data, (dark, index) =>
          dark ? `M${border + (index % size)} ${border + Math.floor(index / size)}h1v1h-1z` : "",
        ).join("");
        const side = size + 2 * border;
        return (
          <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
            <rect width={side} height={side} fill="#fff" />
            <path d={path} fill="#000" shape-rendering="crispEdges" />
          </svg>
        );
      }}
    </Later>
  </div>
);
