/** Where the bundled program is. */
export const program: string;
/** Whether the program is as new as its sources, now. */
export function ensureBundled(): boolean;
/** Whether the browser client is as new as its sources, now. */
export function ensureClient(): boolean;
