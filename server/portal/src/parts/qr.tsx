// A QR code drawn in the browser; its content is sent nowhere.
import { useEffect, useState } from "preact/hooks";

const border = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let wanted = true;
    void import("qrcode").then(({ default: { create } }) => {
      if (!wanted) return;
      const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
      const path = Array.from(data, (dark, index) =>
        dark ? `M${border + (index % size)} ${border + Math.floor(index / size)}h1v1h-1z` : "",
      ).join("");
      setDrawing({ size: size + 2 * border, path });
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  if (!drawing) return <div class="qr" />;
  return (
    <svg class="qr" viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label}>
      <rect width={drawing.size} height={drawing.size} fill="#fff" />
      <path d={drawing.path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
