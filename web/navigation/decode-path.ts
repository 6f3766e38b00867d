/** Part of an address as people write it; as it stands if it cannot be read: then it names nothing, and is told so. */
export function decodePath(text: string, read: (text: string) => string = decodeURI): string {
  try {
    return read(text);
  } catch {
    return text;
  }
}
