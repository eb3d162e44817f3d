import type { Modality } from './modality.ts';
import type { Cents } from './money.ts';

/** Is it one of the two subscriptions that change what is said of fees [C-1.4] [F-6.6]? */
const isSubscription = (planCode: string | undefined): boolean => planCode === 'BST' || planCode === 'BSTL';

/** From this on an order qualifies [C-9.6] [F-9.6]. */
const MINIMUM_ORDER: Cents = 3500;

interface Order {
  readonly total: Cents;
  readonly modality: Modality;
  readonly planCode: string | undefined;
}

/** Is a delivery offer shown: on a qualifying delivery, to those without a subscription? */
export const showsDeliveryOffer = ({ total, modality, planCode }: Order): boolean =>
  total >= MINIMUM_ORDER && modality === 'DELIVERY' && !isSubscription(planCode);

/** Is a subscriber told of a free or discounted delivery? */
export const showsDeliveryNotice = (
  { total, modality, planCode }: Order,
  threshold: Cents = MINIMUM_ORDER,
): boolean => isSubscription(planCode) && modality === 'DELIVERY' && total >= threshold;
