/** Copies a text; resolves with a message for the developer. */
export async function copyText(text: string): Promise<string> {
  try {
    // oxlint-disable-next-line grocer/no-secure-context -- on failure the message says what to do
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'This browser does not let it be copied.';
  }
}
