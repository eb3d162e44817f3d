/** Replaces the `{names}` in a message; a name without a value becomes an empty string. */
export const formatMessage = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
