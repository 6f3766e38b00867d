/** Where the browser for tests is; throws how to get one where there is none. */
export function findChromium(): string;
