import type { MembershipItem } from '@grocer/foundation/domain';
import { dateText, periodText, priceText, unitOf } from '@grocer/fulfilment-selector';

/** Returns the cost of a membership as text: "$99 for one year". */
function charge(price: string, { quantity, unitCode }: MembershipItem['renewal']): string {
  const unit = unitOf(unitCode);
  return `$${priceText(price)}${unit ? ` for ${periodText(quantity, unit)}` : ''}`;
}

/** Returns what a membership costs, and when it is charged again. A free trial is not free for longer than it lasts. */
export function membershipTerms(item: MembershipItem): string {
  const { price, subscription, renewalPrice, renewal, trialChargeDate, renewalDate } = item;
  const first =
    trialChargeDate === undefined
      ? charge(price, subscription)
      : `Free until ${dateText(trialChargeDate)}, then ${charge(renewalPrice, renewal)}`;
  const again = renewalDate === undefined ? '' : ` on ${dateText(renewalDate)}`;
  return `${first}. Renews${again} for $${priceText(renewalPrice)}.`;
}
