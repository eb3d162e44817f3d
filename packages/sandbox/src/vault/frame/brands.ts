/** A card network, recognised by the first digits of a number. */
export interface BrandRule {
  /** The two-letter code in the vault's responses. */
  readonly type: string;
  readonly brand: 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER' | 'DINERS' | 'JCB' | 'UNIONPAY';
  /** The text of the small mark in the number field. */
  readonly mark: string;
  readonly digits: RegExp;
  /** The lengths of the groups of digits in a number. */
  readonly groups: readonly number[];
  readonly cvvLength: 3 | 4;
}

const FOURS = [4, 4, 4, 4, 3] as const;

const rule = (...[type, brand, mark, digits]: [string, BrandRule['brand'], string, RegExp]): BrandRule => ({
  type,
  brand,
  mark,
  digits,
  groups: FOURS,
  cvvLength: 3,
});

const rules = (): readonly BrandRule[] => [
  rule('VI', 'VISA', 'VISA', /^4/),
  rule('MC', 'MASTERCARD', 'MC', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/),
  { ...rule('AX', 'AMEX', 'AMEX', /^3[47]/), groups: [4, 6, 5], cvvLength: 4 },
  rule('DI', 'DISCOVER', 'DISC', /^(6011|64[4-9]|65)/),
  { ...rule('DC', 'DINERS', 'DC', /^3(0[0-5]|[689])/), groups: [4, 6, 4, 5] },
  rule('JC', 'JCB', 'JCB', /^35(2[89]|[3-8])/),
  rule('UP', 'UNIONPAY', 'UP', /^62/),
];

/** Returns the network of a number, even of its first digits; undefined when no network matches. */
export const brandOf = (digits: string): BrandRule | undefined =>
  rules().find((one) => one.digits.test(digits));
