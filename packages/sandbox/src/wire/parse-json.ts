/** Parses a body. Invalid JSON becomes `undefined`, which no schema of a body accepts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
