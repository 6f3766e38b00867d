/**
 * The process that a table is at home in, of so many. All who watch it meet there, so that it is played in the memory of
 * one. Nothing depends on it but speed: every process takes every choice.
 */
export function ownerOf(table: string, processes: number): number {
  let sum = 0;
  for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) >>> 0;
  return sum % processes;
}
