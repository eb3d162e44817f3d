import type { Modality } from './modality.ts';
import type { Cents } from './money.ts';

/** Returns true for the two subscription plans that change the text about fees [C-1.4] [F-6.6]. */
const isSubscription = (planCode: string | undefined): boolean => planCode === 'BST' || planCode === 'BSTL';

/** Minimum amount of a qualifying order [C-9.6] [F-9.6]. */
const MINIMUM_ORDER: Cents = 3500;

interface Order {
  readonly total: Cents;
  readonly modality: Modality;
  readonly planCode: string | undefined;
}

/** Returns true when the delivery offer is shown: for a qualifying delivery order without a subscription. */
export const showsDeliveryOffer = ({ total, modality, planCode }: Order): boolean =>
  total >= MINIMUM_ORDER && modality === 'DELIVERY' && !isSubscription(planCode);

/** Returns true when a subscriber is told about free or discounted delivery. */
export const showsDeliveryNotice = (
  { total, modality, planCode }: Order,
  threshold: Cents = MINIMUM_ORDER,
): boolean => isSubscription(planCode) && modality === 'DELIVERY' && total >= threshold;
