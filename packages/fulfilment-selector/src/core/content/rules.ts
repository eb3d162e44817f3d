/** A string table of the content service or the host; a key may be missing or empty. */
export type StringTable = Readonly<Record<string, string | undefined>>;

/** The words for a key: the first table that has some, else the fallback; each key for itself [F-7.19]. */
export function contentText(tables: readonly StringTable[], key: string, fallback: string): string {
  for (const table of tables) {
    const text = Object.hasOwn(table, key) ? table[key] : undefined;
    if (text !== undefined && text.trim() !== '') return text;
  }
  return fallback;
}
