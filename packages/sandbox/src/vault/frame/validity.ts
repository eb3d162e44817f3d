/** What a shopper typed into the frame. */
export interface Typed {
  readonly accountNumber: string;
  readonly cvv: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly pin: string;
}

export type FieldName = 'accountNumber' | 'cvv' | 'expYear' | 'expMonth' | 'pin';

/** A field that cannot be sent as it is, and the vendor's code for why. */
export interface Invalid {
  readonly field: FieldName;
  readonly code: string;
}

export interface Rules {
  readonly mode: 'card' | 'cvv' | 'pin';
  readonly showCvv: boolean;
  readonly minPanLength: number;
  readonly maxPanLength: number;
  readonly now: Date;
}

/** Does the number's check digit fit? */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export const withoutSpaces = (text: string): string => text.replaceAll(/[\s-]/g, '');

function numberCode(accountNumber: string, { minPanLength, maxPanLength }: Rules): string | undefined {
  const digits = withoutSpaces(accountNumber);
  if (digits.length < minPanLength) return '872';
  if (digits.length > maxPanLength) return '873';
  if (!/^\d+$/.test(digits)) return '874';
  return passesLuhn(digits) ? undefined : '871';
}

function cvvCode(cvv: string): string | undefined {
  if (cvv.length < 3) return '882';
  if (cvv.length > 4) return '883';
  return /^\d+$/.test(cvv) ? undefined : '881';
}

const twoDigits = (text: string): boolean => /^\d\d$/.test(text);

function yearCode({ expYear }: Typed, { now }: Rules): string | undefined {
  return twoDigits(expYear) && Number(expYear) >= now.getFullYear() % 100 ? undefined : '886';
}

function monthCode({ expMonth, expYear }: Typed, { now }: Rules): string | undefined {
  const month = Number(expMonth);
  if (!twoDigits(expMonth) || month < 1 || month > 12) return '886';
  const thisYear = twoDigits(expYear) && Number(expYear) === now.getFullYear() % 100;
  return thisYear && month < now.getMonth() + 1 ? '886' : undefined;
}

/** The field that a code of the vault speaks of; nothing for codes of no field. */
export function fieldOf(code: string): FieldName | undefined {
  if (/^87[12346]$/.test(code)) return 'accountNumber';
  if (/^88[123]$/.test(code)) return 'cvv';
  if (code === '886') return 'expYear';
  return /^89[348]$/.test(code) ? 'pin' : undefined;
}

/** Every invalid field in the order the vendor looks at them: number, security code, year, month; or the PIN. */
export function invalidFields(typed: Typed, rules: Rules): readonly Invalid[] {
  const { mode, showCvv } = rules;
  const found: readonly (readonly [FieldName, string | undefined])[] =
    mode === 'pin'
      ? [['pin', /^\d{4}$/.test(typed.pin) ? undefined : '893']]
      : [
          ...(mode === 'card' ? [['accountNumber', numberCode(typed.accountNumber, rules)] as const] : []),
          ...(mode === 'cvv' || showCvv ? [['cvv', cvvCode(typed.cvv)] as const] : []),
          ...(mode === 'card'
            ? ([
                ['expYear', yearCode(typed, rules)],
                ['expMonth', monthCode(typed, rules)],
              ] as const)
            : []),
        ];
  return found.flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]));
}
