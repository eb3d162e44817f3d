import { OWN_VENDOR, PARTNER_VENDOR } from '@grocer/foundation/domain';
import type { Checkout, PaymentLine } from '@grocer/foundation/domain';
import { amountPaidBy, snapMostOf } from './coverage-rules.ts';

/** Reasons why an order cannot be placed that the shopper can fix. */
export const BLOCKERS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'time',
  'paymentMethodId',
  'cards',
  'expiredCard',
  'snapAmount',
  'pinForm',
  'pinLocked',
  'age',
  'terms',
  'partnerTerms',
] as const;
export type Blocker = (typeof BLOCKERS)[number];

/** Blockers that are found only while the PIN is asked for. */
const FOUND_LATE: readonly Blocker[] = ['pinForm', 'pinLocked'];

/** Vendors whose deliveries need no terms: the retailer's own fleet and its fulfilment centres [C-5.14]. */
const NO_TERMS: readonly string[] = [OWN_VENDOR, 'CENTRE'];

/** Returns the terms that a delivery needs: a fulfilment provider's or the delivery partner's [C-5.14]. */
export function termsOf({
  modality,
  time,
  originalSummary,
}: Pick<Checkout, 'modality' | 'time' | 'originalSummary'>): 'terms' | 'partnerTerms' | undefined {
  const vendor = time?.vendorId;
  if (modality !== 'DELIVERY' || vendor === undefined || NO_TERMS.includes(vendor)) return undefined;
  // The terms were accepted when the order was placed.
  if (originalSummary) return undefined;
  return vendor === PARTNER_VENDOR ? 'partnerTerms' : 'terms';
}

/** The vendor whose terms the shopper has accepted. */
export type AcceptedTerms = string | undefined;

/** Returns SNAP's share of a checkout, which needs a PIN; undefined if SNAP pays nothing. */
export const snapShareOf = ({ payments }: Pick<Checkout, 'payments'>): PaymentLine | undefined =>
  payments.find(({ card, amount }) => card.group === 'snap' && amount > 0);

/** Returns true when a SNAP share has the card and the amount that its PIN was asked for. */
export const isSameShare = (share: PaymentLine, asked: PaymentLine | undefined): boolean =>
  share.card.id === asked?.card.id && share.amount === asked.amount;

/** Input of the shopper that the checkout does not contain. */
export interface SubmitInput {
  readonly accepted: AcceptedTerms;
  /** True when an amount field holds an amount that cannot be charged. */
  readonly isAmountWrong: boolean;
  /** True when the paying bank card is not in the list of cards. Default: false. */
  readonly isPayerUnknown?: boolean;
  /** True when the cards could not be loaded, so the page cannot show what pays for a new order. Default: false. */
  readonly isListFailed?: boolean;
  /** True when the shopper has given a date of birth that is not in the checkout yet. Default: false. */
  readonly isAgeSaid?: boolean;
}

/** Returns the blockers of an order [C-5.5] [C-5.9] [C-5.12] [C-5.14] [C-5.16] [C-5.17] [C-5.18]. */
export function blockersOf(
  checkout: Checkout,
  { accepted, isAmountWrong, isPayerUnknown, isListFailed, isAgeSaid }: SubmitInput,
): readonly Blocker[] {
  const { contact, time, payments, lines, snapBalance, originalSummary } = checkout;
  const bySnap = amountPaidBy(checkout, 'snap');
  // Of an order that is placed already, SNAP's part stays.
  const isTooLittle =
    bySnap === 0 &&
    !originalSummary &&
    payments.some(({ card }) => card.group === 'snap') &&
    snapMostOf(checkout) > 0;
  const isTooMuch = snapBalance !== undefined && bySnap > snapBalance;
  const terms = accepted === time?.vendorId ? undefined : termsOf(checkout);
  const bank = payments.find(({ card }) => card.group === 'bank');
  const is: Readonly<Record<Blocker, boolean | undefined>> = {
    firstName: !contact?.firstName.trim(),
    lastName: !contact?.lastName.trim(),
    phoneNumber: !/^\+1\d{10}$/.test(contact?.phone ?? ''),
    time: time === undefined,
    paymentMethodId: !isListFailed && (!bank || isPayerUnknown),
    cards: isListFailed && !originalSummary,
    expiredCard: payments.some(({ card }) => card.expired),
    snapAmount: isAmountWrong || isTooLittle || isTooMuch,
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

/** Returns the blockers that are not resolved yet. Those about the PIN go when SNAP pays nothing. */
export function blockersLeft(
  blockers: readonly Blocker[],
  checkout: Checkout,
  input: SubmitInput,
): readonly Blocker[] {
  const current = blockersOf(checkout, input);
  return blockers.filter(
    (one) => current.includes(one) || (FOUND_LATE.includes(one) && snapShareOf(checkout)),
  );
}
