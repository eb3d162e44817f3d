/** What a banner's checkout does differently from the others. Rules ask these, never a banner's name. */
export interface CheckoutBehaviour {
  /** Has nobody asked not to ring. */
  readonly hidesBell: boolean;
  /** Says in words of its own why a delivery takes no tip. */
  readonly ownTipPolicy: boolean;
}

/** Banners whose checkout differs in both. */
const OTHERS: readonly string[] = ['harristeeter'];

// [C-1.5]
/** How a banner's checkout behaves: as the retailer's own table says, else by the fixtures. */
export const checkoutBehaviourOf = ({
  key,
  checkout,
}: {
  readonly key: string;
  readonly checkout?: CheckoutBehaviour;
}): CheckoutBehaviour => checkout ?? { hidesBell: OTHERS.includes(key), ownTipPolicy: OTHERS.includes(key) };
