/** A shopper's phone. */
export interface Phone {
  readonly type: 'MOBILE' | 'HOME';
  /** As the shopper gave it. */
  readonly number: string;
  readonly isVerified: boolean;
}

/** A phone number as services take it: +1 and its last ten digits; `undefined` for one of fewer. */
export function dialledNumber(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '').slice(-10);
  return digits.length === 10 ? `+1${digits}` : undefined;
}
