/** Maximum length of a typed name; only a prefilled name can be longer [W-5.1] [W-9.2]. */
export const NAME_INPUT_MAX = 40;
const NAME_MAX = 375;

/** Returns why a name cannot be used; undefined when it can [W-5.1] [W-5.2] [W-9.2]. */
export function nameProblem(name: string): 'Required' | 'TooLong' | 'Invalid' | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'Required';
  if (trimmed.length > NAME_MAX) return 'TooLong';
  // Letters of any script with their marks; space, apostrophe, hyphen and period only next to letters.
  return /^\p{L}[\p{L}\p{M}]*(?:[ '’.-]+\p{L}[\p{L}\p{M}]*)*\.?$/u.test(trimmed) ? undefined : 'Invalid';
}
