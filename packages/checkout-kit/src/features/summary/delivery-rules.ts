import { showsDeliveryNotice, showsDeliveryOffer } from '@grocer/foundation/domain';
import type { Checkout, Membership } from '@grocer/foundation/domain';

/** The key of the message about a membership's effect on delivery. */
export type DeliveryWords = 'offer' | 'memberFree' | 'memberLess';

// [C-1.4] [C-9.6]
/** Returns which message to show; a member is told only of a discount that the service has applied. */
export function deliveryWordsOf(
  { modality, summary, summaryLines }: Pick<Checkout, 'modality' | 'summary' | 'summaryLines'>,
  membership: Membership | undefined,
): DeliveryWords | undefined {
  const order = { total: summary.cost.itemTotal, modality, planCode: membership?.planCode };
  if (showsDeliveryOffer(order)) return 'offer';
  const fee = summaryLines.find(({ type }) => type === 'FEE');
  if (!fee || !showsDeliveryNotice(order)) return undefined;
  if (fee.amount === 0) return 'memberFree';
  return fee.nested.some(({ amount = 0 }) => amount < 0) ? 'memberLess' : undefined;
}
