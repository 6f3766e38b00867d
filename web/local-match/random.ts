/** Names and seeds that nobody can guess. */

/** 64 hexadecimal digits: the seed of a match. */
export function randomSeed(): string {
  return hex(32);
}

/** Other than the name of a table on a server, which has 22 letters. */
export function randomId(): string {
  return hex(8);
}

function hex(bytes: number): string {
  const list = [...crypto.getRandomValues(new Uint8Array(bytes))];
  return list.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
