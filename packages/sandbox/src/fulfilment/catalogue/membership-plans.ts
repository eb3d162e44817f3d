import type { WireProduct } from '@grocer/foundation/contract';
import { gtinOf } from './product-rows.ts';

const DAY = 24 * 60 * 60_000;

interface Plan {
  readonly price: string;
  /** Length of a free trial before the paid year. Default: no trial. */
  readonly trialDays?: number;
}

/** The price of a year for each membership product, by GTIN [F-3.15]. */
const PLANS: Readonly<Record<string, Plan>> = {
  [gtinOf(44)]: { price: 'USD 99.00', trialDays: 30 },
  [gtinOf(45)]: { price: 'USD 59.00' },
};
const YEAR_DAYS = 365;

/** Returns the additional fields of a membership product, with dates relative to `now` [F-3.14]. */
export function membershipDataOf(
  gtin13: string,
  now: number,
): Pick<
  WireProduct,
  | 'computedMembershipItemData'
  | 'originalPrice'
  | 'subscriptionDurationQuantity'
  | 'subscriptionDurationUomCode'
> {
  const plan = PLANS[gtin13];
  if (!plan) return {};
  const { price, trialDays = 0 } = plan;
  const after = (days: number): string => new Date(now + days * DAY).toISOString();
  return {
    computedMembershipItemData: {
      renewalPrice: price,
      ...(trialDays > 0 && { freeTrialChargeDateUtc: after(trialDays) }),
      renewalDurationQuantity: 12,
      renewalDurationUomCode: 'MONTH',
      computedRenewalDateUtc: after(trialDays + YEAR_DAYS),
    },
    subscriptionDurationQuantity: 12,
    subscriptionDurationUomCode: 'MONTH',
    originalPrice: { regular: { price } },
  };
}
