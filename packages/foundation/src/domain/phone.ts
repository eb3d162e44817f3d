/** A shopper's phone number. */
export interface Phone {
  readonly type: 'MOBILE' | 'HOME';
  /** As entered by the shopper. */
  readonly number: string;
  readonly isVerified: boolean;
}

//
/** Formats a phone number for the services: +1 and its last ten digits; `undefined` if it has fewer. */
export function dialledNumber(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '').slice(-10);
  return digits.length === 10 ? `+1${digits}` : undefined;
}

// [C-5.3]
/** Returns the ten digits of a phone number, without a leading 1; `undefined` if there are not ten. */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : undefined;
}

/** Formats a phone number as (614) 555-0101; returns a number with fewer than ten digits unchanged. */
export function phoneText(text: string): string {
  const dialled = dialledNumber(text);
  return dialled === undefined ? text : dialled.replace(/^\+1(\d{3})(\d{3})/, '($1) $2-');
}

// [F-9.14]
/** Returns the `tel:` URL of a phone number; undefined if the text contains letters or an extension. */
export const phoneLink = (text: string): string | undefined =>
  /^[+\d][\d\s().-]*$|^\(\d[\d\s().-]*$/.test(text) ? `tel:${text.replaceAll(/[^+\d]/g, '')}` : undefined;
