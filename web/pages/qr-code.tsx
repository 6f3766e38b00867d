/** A link as a picture, for a phone to read; drawn once its library is there, in the colours that scanners expect. */
import { useEffect, useState } from 'preact/hooks';

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>();
  useEffect(() => {
    let current = true;
    import('qr').then(
      ({ default: encode }) => current && setRows(encode(text, 'raw', { ecc: 'medium' })),
      // Then there is the link.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [text]);
  if (!rows) return null;
  return (
    <svg class="qr-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  );
}

/** One bar for each run of dark modules in a row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');
}
