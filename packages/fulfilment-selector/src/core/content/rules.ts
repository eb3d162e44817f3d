/** A table of texts from the content service or the host. Texts can be missing or empty. */
export type StringTable = Readonly<Record<string, string | undefined>>;

/** Returns the text for a key from the first table that has one, else the fallback [F-7.19]. */
export function contentText(tables: readonly StringTable[], key: string, fallback: string): string {
  for (const table of tables) {
    const text = Object.hasOwn(table, key) ? table[key] : undefined;
    if (text !== undefined && text.trim() !== '') return text;
  }
  return fallback;
}
