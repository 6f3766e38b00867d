/** What a push of the server asks to be shown. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly address: string;
}

/** The tab that follows a call: one that shows the table already, rather than one where something else goes on. */
export function tabFor<T extends { readonly url: string }>(
  tabs: readonly T[],
  address: string,
): T | undefined {
  return tabs.find((tab) => shows(tab, address)) ?? tabs[0];
}

export function shows({ url }: { readonly url: string }, address: string): boolean {
  return new URL(url).pathname === address;
}

/** Undefined if it is nothing that a server of ours sends. */
export function readPushPayload(text: string): PushPayload | undefined {
  try {
    const { title, body, tag, address } = JSON.parse(text) as Partial<Record<string, unknown>>;
    if (![title, body, tag, address].every((part) => typeof part === 'string')) return undefined;
    // Never to another site.
    if (!/^\/(?![/\\])/.test(String(address))) return undefined;
    return { title, body, tag, address } as PushPayload;
  } catch {
    return undefined;
  }
}
