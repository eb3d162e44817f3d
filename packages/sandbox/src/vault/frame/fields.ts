import { brandOf } from './brands.ts';
import { caretAfter, grouped } from './card-number.ts';
import { textFor } from './messages.ts';
import type { Settings } from './settings.ts';
import { withoutSpaces } from './validity.ts';
import type { FieldName, Invalid, Typed } from './validity.ts';

const NAMES: readonly FieldName[] = ['accountNumber', 'expMonth', 'expYear', 'cvv', 'pin'];

/** Month and year share one line of words. */
const groupOf = (name: FieldName): string =>
  name === 'expMonth' || name === 'expYear' ? 'expiration' : name;

const inputOf = (name: FieldName): HTMLInputElement | undefined => {
  const found = document.getElementById(name);
  return found instanceof HTMLInputElement ? found : undefined;
};

/** A year as two digits, however it was filled in. */
const shortYear = (text: string): string => text.trim().replace(/^20(?=\d\d$)/, '');

/** A month as two digits. */
const longMonth = (text: string): string => text.trim().replace(/^\d$/, '0$&');

/** The inputs of this frame: what they hold, how they are written, and what is wrong with them. */
export function createFields(settings: Settings, { changed }: { changed(name: FieldName): void }) {
  const inputs = new Map(
    NAMES.flatMap((name) => {
      const input = inputOf(name);
      return input ? [[name, input] as const] : [];
    }),
  );
  const valueOf = (name: FieldName): string => inputs.get(name)?.value ?? '';
  let masked = false;

  function typed(): Typed {
    return {
      accountNumber: valueOf('accountNumber'),
      cvv: valueOf('cvv').trim(),
      expMonth: longMonth(valueOf('expMonth')),
      expYear: shortYear(valueOf('expYear')),
      pin: valueOf('pin').trim(),
    };
  }

  function say(name: FieldName, code: string | undefined): void {
    const group = groupOf(name);
    const line = document.getElementById(`${group}-why`);
    const text = code === undefined ? '' : textFor(code, settings.errors);
    if (line && line.textContent !== text) line.textContent = text;
    for (const [other, input] of inputs) {
      if (groupOf(other) !== group) continue;
      input.toggleAttribute('aria-invalid', false);
      if (code !== undefined) input.setAttribute('aria-invalid', 'true');
      input.closest('.box')?.toggleAttribute('data-invalid', code !== undefined);
    }
  }

  function clear(): void {
    masked = false;
    for (const input of inputs.values()) input.value = '';
    showMark();
  }

  function showMark(): void {
    const mark = document.getElementById('mark');
    if (mark) mark.textContent = brandOf(withoutSpaces(valueOf('accountNumber')))?.mark ?? '';
  }

  function regroup(input: HTMLInputElement): void {
    const before = input.value;
    const after = grouped(settings.numericOnly ? before.replaceAll(/[^\d\s-]/g, '') : before);
    const caret = caretAfter(before, input.selectionStart ?? before.length, after);
    if (after !== before) input.value = after;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
    showMark();
  }

  /** A whole date pasted or filled into one half goes to both. */
  function splitDate(): void {
    const month = inputs.get('expMonth');
    const year = inputs.get('expYear');
    const date = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d\d)\s*$/.exec(month?.value ?? '');
    if (!month || !year || !date) return;
    month.value = longMonth(date[1] ?? '');
    year.value = date[2] ?? '';
  }

  function watch(name: FieldName, input: HTMLInputElement): void {
    input.addEventListener('input', () => {
      if (masked) clear();
      if (name === 'accountNumber') regroup(input);
      else if (settings.numericOnly || name === 'pin')
        input.value = input.value.replaceAll(name === 'expMonth' ? /[^\d/-]/g : /\D/g, '');
      if (name === 'expMonth') splitDate();
      say(name, undefined);
      changed(name);
    });
    // A slash says "now the year" as plainly as Tab does.
    if (name === 'expMonth')
      input.addEventListener('keydown', (event) => {
        if (event.key !== '/' || !/^\d{1,2}$/.test(input.value)) return;
        event.preventDefault();
        inputs.get('expYear')?.focus();
      });
    input.addEventListener('focus', () => {
      if (masked) clear();
    });
  }

  for (const [name, input] of inputs) watch(name, input);

  return {
    typed,
    clear,
    say,
    brand: (): string => brandOf(withoutSpaces(valueOf('accountNumber')))?.type ?? '',
    areEmpty: (): boolean => masked || [...inputs.values()].every(({ value }) => value === ''),
    /** Shows what is wrong and puts the focus on the first of it. */
    showInvalid(invalid: readonly Invalid[]): void {
      for (const { field, code } of invalid) say(field, code);
      const [first] = invalid;
      if (first) inputs.get(first.field)?.focus();
    },
    clearWords(): void {
      for (const name of inputs.keys()) say(name, undefined);
    },
    /** Forgets the digits; what is shown stands for them. */
    mask(lastFour: string): void {
      clear();
      masked = true;
      const bullets: Readonly<Record<string, string>> = {
        accountNumber: `•••• •••• •••• ${lastFour}`,
        expMonth: '••',
        expYear: '••',
        cvv: '•••',
        pin: '••••',
      };
      for (const [name, input] of inputs) input.value = bullets[name] ?? '';
    },
    focusLeft(name: FieldName, act: () => void): void {
      inputs.get(name)?.addEventListener('blur', act);
    },
    names: [...inputs.keys()],
  };
}
