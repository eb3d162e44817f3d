import type { AccountEvents } from '@grocer/account-kit';
import type { CheckoutEvents } from '@grocer/checkout-kit';
import type { SelectorEvents } from '@grocer/fulfilment-selector';
import type { WalletEvents } from '@grocer/wallet';

/** Returns all event names of an SDK. A missing name is a compile error. */
const namesOf = <Events extends object>(
  all: Readonly<Record<keyof Events, true>>,
): readonly (keyof Events)[] => {
  const isName = (name: string): name is string & keyof Events => name in all;
  return Object.keys(all).filter(isName);
};

/** The event names of each SDK. */
export const EVENT_NAMES = {
  wallet: namesOf<WalletEvents>({
    opened: true,
    closed: true,
    'screen:changed': true,
    'selection:changed': true,
    'selection:confirmed': true,
    'card:added': true,
    'card:edited': true,
    'card:deleted': true,
    'card:preferred': true,
    'balance:checked': true,
    'session:expired': true,
    'load:failed': true,
    'validation:failed': true,
    error: true,
  }),
  selector: namesOf<SelectorEvents>({
    opened: true,
    closed: true,
    'view:changed': true,
    'modality:changed': true,
    'store:selected': true,
    'address:selected': true,
    'address:saved': true,
    'address:removed': true,
    'timeslot:reserved': true,
    'reservation:expired': true,
    'checkout:created': true,
    'consent:changed': true,
    'sign-in:required': true,
    'load:failed': true,
    'validation:failed': true,
    error: true,
  }),
  checkout: namesOf<CheckoutEvents>({
    'payment:changed': true,
    'contact:changed': true,
    'instructions:changed': true,
    'tip:changed': true,
    'items:changed': true,
    'promo:applied': true,
    'promo:removed': true,
    'pin:required': true,
    'pin:locked': true,
    'order:submitting': true,
    'order:placed': true,
    'order:modified': true,
    'order:rejected': true,
    'order:timed-out': true,
    'session:expired': true,
    'load:failed': true,
    'validation:failed': true,
    error: true,
  }),
  account: namesOf<AccountEvents>({
    'age:verified': true,
    'age:cancelled': true,
    'address:saved': true,
    'address:removed': true,
    'preference:changed': true,
    'store:preferred': true,
    'session:expired': true,
    'load:failed': true,
    'validation:failed': true,
    error: true,
  }),
} as const;

/** An SDK whose events are recorded. */
export type Sdk = keyof typeof EVENT_NAMES;
