import { textFor } from './messages.ts';
import type { FieldName, Invalid } from './validity.ts';

/** Month and year share one error message. */
export const groupOf = (name: FieldName): string =>
  name === 'expMonth' || name === 'expYear' ? 'expiration' : name;

const lineOf = (name: FieldName): HTMLElement | null => document.getElementById(`${groupOf(name)}-why`);

/** Shows errors below their fields, and announces an error when focus does not move to its field. */
export function createWords(
  inputs: ReadonlyMap<FieldName, HTMLInputElement>,
  errors: Readonly<Record<string, string>>,
) {
  const spoken = document.getElementById('spoken');

  function speak(text: string): void {
    if (spoken) spoken.textContent = text;
  }

  function show(name: FieldName, found: Invalid | undefined): string {
    const text = found === undefined ? '' : textFor(found, errors);
    const line = lineOf(name);
    if (line && line.textContent !== text) line.textContent = text;
    for (const [other, input] of inputs) {
      if (groupOf(other) !== groupOf(name)) continue;
      input.toggleAttribute('aria-invalid', false);
      if (found) input.setAttribute('aria-invalid', 'true');
      input.closest('.box')?.toggleAttribute('data-invalid', found !== undefined);
    }
    return text;
  }

  return {
    /** Shows and announces the error of a field that lost focus; removes it when there is none. */
    tell(name: FieldName, found: Invalid | undefined): void {
      speak(show(name, found));
    },
    clear(): void {
      speak('');
      for (const name of inputs.keys()) show(name, undefined);
    },
    /** Shows all errors, and returns the first one in reading order. */
    showAll(invalid: readonly Invalid[]): Invalid | undefined {
      const inOrder = [...inputs.keys()].flatMap((name) => invalid.filter(({ field }) => field === name));
      // Month and year share a message, so the month's error must be written last.
      for (const found of inOrder.toReversed()) show(found.field, found);
      return inOrder[0];
    },
    /**
     * Focuses a field, whose error is then read out; if the field has focus already, the error is announced.
     */
    lead(found: Invalid): void {
      const input = inputs.get(found.field);
      if (document.activeElement === input && document.hasFocus()) speak(textFor(found, errors));
      else input?.focus();
    },
  };
}
