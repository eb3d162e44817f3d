import { OWN_VENDOR, PARTNER_VENDOR } from '@grocer/foundation/domain';
import type { Checkout, PaymentLine } from '@grocer/foundation/domain';

/** What keeps an order from being placed that the shopper can see to. */
export const BLOCKERS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'time',
  'paymentMethodId',
  'expiredCard',
  'snapAmount',
  'pinForm',
  'pinLocked',
  'age',
  'terms',
  'partnerTerms',
] as const;
export type Blocker = (typeof BLOCKERS)[number];

/** Vendors whose deliveries need no terms: the shop's own trucks, and those of its centres [C-5.14]. */
const NO_TERMS: readonly string[] = [OWN_VENDOR, 'CENTRE'];

/** Whose terms a delivery is made under: those of a fulfilment provider, or of the delivery partner [C-5.14]. */
export function termsOf({
  modality,
  time,
  originalSummary,
}: Pick<Checkout, 'modality' | 'time' | 'originalSummary'>): 'terms' | 'partnerTerms' | undefined {
  const vendor = time?.vendorId;
  if (modality !== 'DELIVERY' || vendor === undefined || NO_TERMS.includes(vendor)) return undefined;
  // Whoever changes an order has agreed to them with it.
  if (originalSummary) return undefined;
  return vendor === PARTNER_VENDOR ? 'partnerTerms' : 'terms';
}

/** What a shopper has agreed to, by the vendor whose terms they are. */
export type AcceptedTerms = string | undefined;

/** What SNAP pays of a checkout, which needs its PIN; undefined where it pays nothing. */
export const snapShareOf = ({ payments }: Pick<Checkout, 'payments'>): PaymentLine | undefined =>
  payments.find(({ card, amount }) => card.group === 'snap' && amount > 0);

/** Does SNAP pay what its PIN was asked for: as much, with the same card? */
export const isSameShare = (share: PaymentLine, asked: PaymentLine | undefined): boolean =>
  share.card.id === asked?.card.id && share.amount === asked.amount;

/** What the shopper has said that no checkout tells. */
export interface Said {
  readonly accepted: AcceptedTerms;
  /** Is there an amount in a field that cannot be charged? */
  readonly isAmountWrong: boolean;
  /** Is the bank card that pays none of those that can be shown? Default: no. */
  readonly isPayerUnknown?: boolean;
  /** Have they said when they were born, though the checkout does not say so? Default: no. */
  readonly isAgeSaid?: boolean;
}

/** What has to be seen to before an order can be placed [C-5.5] [C-5.9] [C-5.12] [C-5.14] [C-5.16] [C-5.17] [C-5.18]. */
export function blockersOf(
  checkout: Checkout,
  { accepted, isAmountWrong, isPayerUnknown = false, isAgeSaid = false }: Said,
): readonly Blocker[] {
  const { contact, time, payments, lines, snapBalance } = checkout;
  const bySnap = snapShareOf(checkout)?.amount ?? 0;
  const terms = accepted === time?.vendorId ? undefined : termsOf(checkout);
  const bank = payments.find(({ card }) => card.group === 'bank');
  const is: Readonly<Record<Blocker, boolean>> = {
    firstName: !contact?.firstName.trim(),
    lastName: !contact?.lastName.trim(),
    phoneNumber: !/^\+1\d{10}$/.test(contact?.phone ?? ''),
    time: time === undefined,
    paymentMethodId: bank === undefined || isPayerUnknown,
    expiredCard: payments.some(({ card }) => card.expired),
    snapAmount: isAmountWrong || (snapBalance !== undefined && bySnap > snapBalance),
    // Only the press itself can tell.
    pinForm: false,
    pinLocked: false,
    age:
      !isAgeSaid &&
      lines.some(({ isAgeRestricted }) => isAgeRestricted) &&
      contact?.dateOfBirth === undefined,
    terms: terms === 'terms',
    partnerTerms: terms === 'partnerTerms',
  };
  return BLOCKERS.filter((blocker) => is[blocker]);
}
