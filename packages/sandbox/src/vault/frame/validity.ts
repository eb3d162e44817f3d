import { brandOf } from './brands.ts';

/** The values that a shopper typed into the frame. */
export interface Typed {
  readonly accountNumber: string;
  readonly cvv: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly pin: string;
}

export type FieldName = 'accountNumber' | 'cvv' | 'expYear' | 'expMonth' | 'pin';

/** A field that cannot be sent, with the vendor's code for the reason. */
export interface Invalid {
  readonly field: FieldName;
  readonly code: string;
  /** A more specific reason than the code. */
  readonly why?: 'empty' | 'month';
}

/** What is wrong with a field; undefined when nothing is. */
type Fault = Omit<Invalid, 'field'> | undefined;

export interface Rules {
  readonly mode: 'card' | 'cvv' | 'pin';
  readonly showCvv: boolean;
  readonly minPanLength: number;
  readonly maxPanLength: number;
  /** Length of the security code; undefined unless the host knows the card. */
  readonly cvvLength?: number | undefined;
  readonly now: Date;
}

/** Returns true when the check digit of a number is correct. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export const withoutSpaces = (text: string): string => text.replaceAll(/[\s-]/g, '');

function numberFault(accountNumber: string, { minPanLength, maxPanLength }: Rules): Fault {
  const digits = withoutSpaces(accountNumber);
  if (digits === '') return { code: '872', why: 'empty' };
  if (digits.length < minPanLength) return { code: '872' };
  if (digits.length > maxPanLength) return { code: '873' };
  if (!/^\d+$/.test(digits)) return { code: '874' };
  return passesLuhn(digits) ? undefined : { code: '871' };
}

/** Checks the security code, whose length depends on the network; without one, 3 or 4 digits are valid. */
function cvvFault({ cvv, accountNumber }: Typed, rules: Rules): Fault {
  const length = rules.cvvLength ?? brandOf(withoutSpaces(accountNumber))?.cvvLength;
  if (cvv === '') return { code: '882', why: 'empty' };
  if (cvv.length < (length ?? 3)) return { code: '882' };
  if (cvv.length > (length ?? 4)) return { code: '883' };
  return /^\d+$/.test(cvv) ? undefined : { code: '881' };
}

const twoDigits = (text: string): boolean => /^\d\d$/.test(text);

function yearFault({ expYear }: Typed, { now }: Rules): Fault {
  if (!twoDigits(expYear)) return { code: '886', why: 'empty' };
  return Number(expYear) >= now.getFullYear() % 100 ? undefined : { code: '886' };
}

function monthFault({ expMonth, expYear }: Typed, { now }: Rules): Fault {
  const month = Number(expMonth);
  if (expMonth === '') return { code: '886', why: 'empty' };
  if (!twoDigits(expMonth) || month < 1 || month > 12) return { code: '886', why: 'month' };
  const thisYear = twoDigits(expYear) && Number(expYear) === now.getFullYear() % 100;
  return thisYear && month < now.getMonth() + 1 ? { code: '886' } : undefined;
}

/** Returns the field that a code of the vault belongs to; undefined when it belongs to none. */
export function fieldOf(code: string): FieldName | undefined {
  if (/^87[12346]$/.test(code)) return 'accountNumber';
  if (/^88[123]$/.test(code)) return 'cvv';
  if (code === '886') return 'expYear';
  return /^89[348]$/.test(code) ? 'pin' : undefined;
}

/** Returns the invalid fields in the vendor's order: number, security code, year, month; or the PIN. */
export function invalidFields(typed: Typed, rules: Rules): readonly Invalid[] {
  const { mode, showCvv } = rules;
  const found: readonly (readonly [FieldName, Fault])[] =
    mode === 'pin'
      ? [['pin', /^\d{4}$/.test(typed.pin) ? undefined : { code: '893' }]]
      : [
          ...(mode === 'card' ? [['accountNumber', numberFault(typed.accountNumber, rules)] as const] : []),
          ...(mode === 'cvv' || showCvv ? [['cvv', cvvFault(typed, rules)] as const] : []),
          ...(mode === 'card'
            ? ([
                ['expYear', yearFault(typed, rules)],
                ['expMonth', monthFault(typed, rules)],
              ] as const)
            : []),
        ];
  return found.flatMap(([field, fault]) => (fault === undefined ? [] : [{ field, ...fault }]));
}
