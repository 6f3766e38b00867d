/** A change with its sign, as it is printed. */
export function signed(by: number): string {
  if (by === 0) return '±0';
  return by > 0 ? `+${by}` : `−${-by}`;
}
