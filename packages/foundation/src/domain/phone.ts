/** A shopper's phone. */
export interface Phone {
  readonly type: 'MOBILE' | 'HOME';
  /** As the shopper gave it. */
  readonly number: string;
  readonly isVerified: boolean;
}

//
/** A phone number as services take it: +1 and its last ten digits; `undefined` for one of fewer. */
export function dialledNumber(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '').slice(-10);
  return digits.length === 10 ? `+1${digits}` : undefined;
}

/** A phone number as people write it, such as (614) 555-0101; one of fewer digits stays as it was given. */
export function phoneText(text: string): string {
  const dialled = dialledNumber(text);
  return dialled === undefined ? text : dialled.replace(/^\+1(\d{3})(\d{3})/, '($1) $2-');
}

// [F-9.14]
/** The address that calls a number as people write it; undefined where it has letters, or an extension. */
export const phoneLink = (text: string): string | undefined =>
  /^[+\d][\d\s().-]*$|^\(\d[\d\s().-]*$/.test(text) ? `tel:${text.replaceAll(/[^+\d]/g, '')}` : undefined;
