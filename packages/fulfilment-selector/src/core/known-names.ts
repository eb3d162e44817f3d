import { createNameAdvice } from '@grocer/foundation/embed';
import type { KnownNames, NameAdvice } from '@grocer/foundation/embed';
import type { SelectorEvents } from '../events.ts';
import type { SelectorMessages } from '../messages.ts';

/** The names of the selector's events. */
export const events: Record<keyof SelectorEvents, true> = {
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
};

/** The names of the parts of the selector's texts. */
export const parts: Record<keyof SelectorMessages, true> = {
  frame: true,
  tabs: true,
  search: true,
  otherTabs: true,
  results: true,
  stores: true,
  options: true,
  consent: true,
  signIn: true,
  storeMenu: true,
  times: true,
  addresses: true,
  addressBook: true,
  addressList: true,
  addressForm: true,
  confirmAddress: true,
  timeslots: true,
  hold: true,
  scheduling: true,
  replacement: true,
};

/** Config keys whose values are the host's own objects, with keys that the selector does not know. */
export const data = ['activeModality.address', 'membership', 'navigation', 'clock'] as const;

/** Creates the warnings of names that the selector does not know. */
export const createSelectorNames = (known: Pick<KnownNames, 'config' | 'update' | 'tokens'>): NameAdvice =>
  createNameAdvice({ product: 'Fulfilment Selector', ...known, events, parts, data });
