/**
 * Copies a text, or shows it for copying where a page may not; resolves with a message for the developer.
 */
export async function copyText(text: string): Promise<string> {
  try {
    // oxlint-disable-next-line grocer/no-secure-context -- on failure the text is shown
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    // Pages without a secure context have no clipboard.
    prompt('Copy this text', text);
    return 'Shown for copying.';
  }
}
