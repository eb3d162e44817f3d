import { textFor } from './messages.ts';
import type { FieldName, Invalid } from './validity.ts';

/** Month and year share one line of words. */
export const groupOf = (name: FieldName): string =>
  name === 'expMonth' || name === 'expYear' ? 'expiration' : name;

const lineOf = (name: FieldName): HTMLElement | null => document.getElementById(`${groupOf(name)}-why`);

/** Shows what is wrong with fields, each below its own, and says it where the focus does not. */
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
    /** Shows, and says, what is wrong with a field that was left; takes it away where nothing is. */
    tell(name: FieldName, found: Invalid | undefined): void {
      speak(show(name, found));
    },
    clear(): void {
      speak('');
      for (const name of inputs.keys()) show(name, undefined);
    },
    /** Shows everything that is wrong, and returns the first in reading order. */
    showAll(invalid: readonly Invalid[]): Invalid | undefined {
      const inOrder = [...inputs.keys()].flatMap((name) => invalid.filter(({ field }) => field === name));
      // Of month and year the first is told.
      for (const found of inOrder.toReversed()) show(found.field, found);
      return inOrder[0];
    },
    /** Puts the focus on a field, which reads its words; where it is there already, they are said. */
    lead(found: Invalid): void {
      const input = inputs.get(found.field);
      if (document.activeElement === input && document.hasFocus()) speak(textFor(found, errors));
      else input?.focus();
    },
  };
}
