/** What we promise: a figure beyond its bar is a fault. */
export const BARS = {
  decisionsPerSecond: { least: 50_000 },
  msPerMatch: { most: 50 },
  msToOpenMiddle: { most: 200 },
  ratio: { least: 10 },
} as const;

export function meets(bar: { readonly least: number } | { readonly most: number }, value: number): boolean {
  return 'least' in bar ? value >= bar.least : value <= bar.most;
}
