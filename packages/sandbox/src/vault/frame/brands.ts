/** A card network as the frame and the vault tell it by the first digits. */
export interface BrandRule {
  /** The two letters of the vault's answers. */
  readonly type: string;
  readonly brand: 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER' | 'DINERS' | 'JCB' | 'UNIONPAY';
  /** What the small mark in the number field says. */
  readonly mark: string;
  readonly digits: RegExp;
  /** Lengths of the groups a number is written in. */
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

/** The network of a number, however little of it has been typed; nothing when no network begins like that. */
export const brandOf = (digits: string): BrandRule | undefined =>
  rules().find((one) => one.digits.test(digits));
