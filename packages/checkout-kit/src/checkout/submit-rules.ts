import type { Checkout } from '@grocer/foundation/domain';

/** What keeps an order from being placed that the shopper can see to. */
export const BLOCKERS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'time',
  'paymentMethodId',
  'expiredCard',
  'age',
] as const;
export type Blocker = (typeof BLOCKERS)[number];

/** What has to be seen to before an order can be placed [C-5.5] [C-5.9] [C-5.12] [C-5.16] [C-5.17] [C-5.18]. */
export function blockersOf({ contact, time, payments, lines }: Checkout): readonly Blocker[] {
  const bank = payments.find(({ card }) => card.group === 'bank');
  const is: Readonly<Record<Blocker, boolean>> = {
    firstName: !contact?.firstName.trim(),
    lastName: !contact?.lastName.trim(),
    phoneNumber: !/^\+1\d{10}$/.test(contact?.phone ?? ''),
    time: time === undefined,
    paymentMethodId: bank === undefined,
    expiredCard: payments.some(({ card }) => card.expired),
    age: lines.some(({ isAgeRestricted }) => isAgeRestricted) && contact?.dateOfBirth === undefined,
  };
  return BLOCKERS.filter((blocker) => is[blocker]);
}
