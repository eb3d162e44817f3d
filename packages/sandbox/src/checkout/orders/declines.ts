/** How the issuers of test cards decline a payment. */
const DECLINES: Readonly<Record<string, string>> = {
  declines: 'TRANSACTION_DECLINED',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  lost_or_stolen: 'CARD_LOST_OR_STOLEN',
  expired: 'CARD_EXPIRED',
};

/** Returns how the issuer of a card declines; undefined when it approves. */
export const declineOf = (behaviour: string): string | undefined =>
  Object.hasOwn(DECLINES, behaviour) ? DECLINES[behaviour] : undefined;
