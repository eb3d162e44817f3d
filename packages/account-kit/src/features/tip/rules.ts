import type { Cents } from '@grocer/foundation/domain';

/** Shares of an order that are offered as a tip, in percent. */
const SHARES: readonly number[] = [10, 15, 20];

/** A tip that can be chosen: a share of the order, nothing, or another amount. */
export type TipChoice =
  | { readonly kind: 'none'; readonly amount: Cents }
  | { readonly kind: 'share'; readonly percent: number; readonly amount: Cents }
  | { readonly kind: 'other' };

/** What is offered for an order: nothing first, another amount last. Shares that come to nothing are left out. */
export const tipChoices = (orderTotal: Cents, shares: readonly number[] = SHARES): readonly TipChoice[] => [
  { kind: 'none', amount: 0 },
  ...shares
    .map((percent) => ({ kind: 'share', percent, amount: Math.round((orderTotal * percent) / 100) }) as const)
    .filter(({ amount }) => amount > 0),
  { kind: 'other' },
];

/** An amount as it is typed, in whole cents; `undefined` for what is none. */
export function typedTip(typed: string): Cents | undefined {
  const [, dollars = '', cents = ''] = /^\$?(\d{1,6})(?:\.(\d{0,2}))?$/.exec(typed.trim()) ?? [];
  return dollars === '' ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** What a tip comes to: the custom value where the other option is chosen, else that of the choice. */
export const tipAmount = (choice: TipChoice, custom: Cents | undefined): Cents | undefined =>
  choice.kind === 'other' ? custom : choice.amount;

/** A tip as a payment is updated with it. */
export interface TipPayload {
  readonly versionKey: string;
  readonly paymentDetails: {
    /** Dollars with two decimals. */
    readonly gratuityAmount: string;
  };
}

/** Writes a tip for the service, always with two decimals. */
export const tipPayload = (versionKey: string, amount: Cents): TipPayload => ({
  versionKey,
  paymentDetails: { gratuityAmount: (amount / 100).toFixed(2) },
});
