import { brandOf } from './brands.ts';
import { caretAfter, grouped } from './card-number.ts';
import { longMonth, shortYear, watchExpiry } from './expiry.ts';
import { maskOf, typedOver } from './masks.ts';
import type { Settings } from './settings.ts';
import { withoutSpaces } from './validity.ts';
import type { FieldName, Typed } from './validity.ts';

/** In reading order. */
const NAMES: readonly FieldName[] = ['accountNumber', 'expMonth', 'expYear', 'cvv', 'pin'];

function findInputs(): ReadonlyMap<FieldName, HTMLInputElement> {
  return new Map(
    NAMES.flatMap((name) => {
      const input = document.getElementById(name);
      return input instanceof HTMLInputElement ? [[name, input] as const] : [];
    }),
  );
}

function expiryOf(inputs: ReturnType<typeof findInputs>) {
  const month = inputs.get('expMonth');
  const year = inputs.get('expYear');
  return month && year ? watchExpiry(month, year) : undefined;
}

/** Groups the digits of a card number and keeps the caret behind its digit. */
function regroup(input: HTMLInputElement, numericOnly: boolean): void {
  const before = input.value;
  const after = grouped(numericOnly ? before.replaceAll(/[^\d\s-]/g, '') : before);
  const caret = caretAfter(before, input.selectionStart ?? before.length, after);
  if (after !== before) input.value = after;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** The effects of an input on the other inputs. */
interface Typing {
  areMasked(): boolean;
  clear(): void;
  typed(event: Event): void;
}

/** Bullets are not digits, so the first change clears all fields and keeps only what it adds. */
function watchTyping(input: HTMLInputElement, { areMasked, clear, typed }: Typing): void {
  input.addEventListener('beforeinput', (event) => {
    if (!areMasked()) return;
    clear();
    if (!event.cancelable) return;
    event.preventDefault();
    input.value = event.data ?? '';
    typed(event);
  });
  input.addEventListener('input', (event) => {
    if (areMasked()) {
      const left = typedOver(input.value);
      clear();
      input.value = left;
    }
    typed(event);
  });
}

/** Manages the inputs of a frame: values, formatting, and bullets for digits that have been sent. */
export function createFields(settings: Settings, { changed }: { changed(name: FieldName): void }) {
  const inputs = findInputs();
  const valueOf = (name: FieldName): string => inputs.get(name)?.value ?? '';
  const expiry = expiryOf(inputs);
  let masked = false;

  function showMark(): void {
    const mark = document.getElementById('mark');
    if (mark) mark.textContent = brandOf(withoutSpaces(valueOf('accountNumber')))?.mark ?? '';
  }

  function clear(): void {
    masked = false;
    for (const input of inputs.values()) input.value = '';
    showMark();
  }

  function tidy(name: FieldName, event: Event): void {
    const input = inputs.get(name);
    if (!input) return;
    if (name === 'accountNumber') regroup(input, settings.numericOnly);
    else if (name === 'expMonth') expiry?.monthTyped(event);
    else if (name === 'expYear') expiry?.yearTyped();
    else if (settings.numericOnly || name === 'pin') input.value = input.value.replaceAll(/\D/g, '');
    showMark();
  }

  for (const [name, input] of inputs) {
    watchTyping(input, {
      areMasked: () => masked,
      clear,
      typed(event) {
        tidy(name, event);
        changed(name);
      },
    });
  }

  return {
    inputs,
    clear,
    typed: (): Typed => ({
      accountNumber: valueOf('accountNumber'),
      cvv: valueOf('cvv').trim(),
      expMonth: longMonth(valueOf('expMonth')),
      expYear: shortYear(valueOf('expYear')),
      pin: valueOf('pin').trim(),
    }),
    brand: (): string => brandOf(withoutSpaces(valueOf('accountNumber')))?.type ?? '',
    areMasked: (): boolean => masked,
    areEmpty: (): boolean => masked || [...inputs.values()].every(({ value }) => value === ''),
    /** Clears the digits and shows bullets in their place. */
    mask(lastFour: string): void {
      clear();
      masked = true;
      for (const [name, input] of inputs) input.value = maskOf(name, lastFour);
    },
    setReadOnly(isReadOnly: boolean): void {
      for (const input of inputs.values()) input.readOnly = isReadOnly;
    },
    /** Clears all fields and focuses the first one. */
    restart(): void {
      clear();
      inputs.values().next().value?.focus();
    },
  };
}
