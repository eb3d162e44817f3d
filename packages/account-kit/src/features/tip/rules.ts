import type { Cents } from '@grocer/foundation/domain';

/** Shares of the order total that are offered as a tip, in percent. */
const SHARES: readonly number[] = [10, 15, 20];

/** A selectable tip: none, a share of the order total, or another amount. */
export type TipChoice =
  | { readonly kind: 'none'; readonly amount: Cents }
  | { readonly kind: 'share'; readonly percent: number; readonly amount: Cents }
  | { readonly kind: 'other' };

/** Returns the tip options: none first, another amount last. Shares that round to zero are omitted. */
export const tipChoices = (orderTotal: Cents, shares: readonly number[] = SHARES): readonly TipChoice[] => [
  { kind: 'none', amount: 0 },
  ...shares
    .map((percent) => ({ kind: 'share', percent, amount: Math.round((orderTotal * percent) / 100) }) as const)
    .filter(({ amount }) => amount > 0),
  { kind: 'other' },
];

/** Parses a typed amount into whole cents; undefined if it is not an amount. */
export function typedTip(typed: string): Cents | undefined {
  const [, dollars = '', cents = ''] = /^\$?(\d{1,6})(?:\.(\d{0,2}))?$/.exec(typed.trim()) ?? [];
  return dollars === '' ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Returns the amount of a choice; for another amount, the custom value. */
export const tipAmount = (choice: TipChoice, custom: Cents | undefined): Cents | undefined =>
  choice.kind === 'other' ? custom : choice.amount;

/** The body of a tip update. */
export interface TipPayload {
  readonly versionKey: string;
  readonly paymentDetails: {
    /** Amount in dollars with two decimals. */
    readonly gratuityAmount: string;
  };
}

/** Creates the body of a tip update, with two decimals. */
export const tipPayload = (versionKey: string, amount: Cents): TipPayload => ({
  versionKey,
  paymentDetails: { gratuityAmount: (amount / 100).toFixed(2) },
});
