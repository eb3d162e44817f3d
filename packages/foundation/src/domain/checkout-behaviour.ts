/** Checkout features that differ between banners. Rules check these flags, never a banner's name. */
export interface CheckoutBehaviour {
  /** Hides the "do not ring the bell" option. */
  readonly hidesBell: boolean;
  /** Has its own text for why a delivery takes no tip. */
  readonly ownTipPolicy: boolean;
}

/** Banners for which both flags are set. */
const OTHERS: readonly string[] = ['harristeeter'];

// [C-1.5]
/** Returns the checkout behaviour of a banner: the one in the retailer's own table, else the fixture's. */
export const checkoutBehaviourOf = ({
  key,
  checkout,
}: {
  readonly key: string;
  readonly checkout?: CheckoutBehaviour;
}): CheckoutBehaviour => checkout ?? { hidesBell: OTHERS.includes(key), ownTipPolicy: OTHERS.includes(key) };
