import * as v from 'valibot';
import type { MembershipItem } from '../../domain/cart.ts';
import { ifReadable } from '../if-readable.ts';

/** Maximum length of a price, code or date. */
const MOST = 40;
const text = v.pipe(v.string(), v.maxLength(MOST));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(0));

// [F-3.14]
/** Additional product fields of a membership. */
export interface WireMembership {
  computedMembershipItemData?:
    | {
        renewalPrice: string;
        freeTrialChargeDateUtc?: string | undefined;
        renewalDurationQuantity: number;
        renewalDurationUomCode: string;
        computedRenewalDateUtc?: string | undefined;
      }
    | undefined;
  subscriptionDurationQuantity?: number | undefined;
  subscriptionDurationUomCode?: string | undefined;
  originalPrice?: { regular: { price: string } } | undefined;
}

export const wireMembershipEntries = {
  computedMembershipItemData: ifReadable(
    v.object({
      renewalPrice: text,
      freeTrialChargeDateUtc: ifReadable(text),
      renewalDurationQuantity: quantity,
      renewalDurationUomCode: text,
      computedRenewalDateUtc: ifReadable(text),
    }),
  ),
  subscriptionDurationQuantity: ifReadable(quantity),
  subscriptionDurationUomCode: ifReadable(text),
  originalPrice: ifReadable(v.object({ regular: v.object({ price: text }) })),
};

/** Returns the membership data of a product; undefined when the product is not a membership. */
export function toMembershipItem(wire: WireMembership): MembershipItem | undefined {
  const data = wire.computedMembershipItemData;
  if (!data) return undefined;
  const renewal = { quantity: data.renewalDurationQuantity, unitCode: data.renewalDurationUomCode };
  return {
    price: wire.originalPrice?.regular.price ?? data.renewalPrice,
    subscription: {
      quantity: wire.subscriptionDurationQuantity ?? renewal.quantity,
      unitCode: wire.subscriptionDurationUomCode ?? renewal.unitCode,
    },
    renewalPrice: data.renewalPrice,
    renewal,
    trialChargeDate: data.freeTrialChargeDateUtc,
    renewalDate: data.computedRenewalDateUtc,
  };
}
