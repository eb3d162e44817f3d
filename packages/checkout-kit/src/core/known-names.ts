import { createNameAdvice } from '@grocer/foundation/embed';
import type { KnownNames, NameAdvice } from '@grocer/foundation/embed';
import type { CheckoutEvents } from '../events.ts';
import type { CheckoutMessages } from '../messages.ts';

const events: Record<keyof CheckoutEvents, true> = {
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
};

const parts: Record<keyof CheckoutMessages, true> = {
  parts: true,
  layout: true,
  details: true,
  costs: true,
  scheduleRecap: true,
  contact: true,
  instructions: true,
  paymentOptions: true,
  items: true,
  flashSales: true,
  leaveWarning: true,
  tip: true,
  promo: true,
  deliveryTerms: true,
  summary: true,
  submit: true,
  modifyOrder: true,
  orderComplete: true,
  placedDetails: true,
  orderFailure: true,
};

/** Creates the check that warns about unknown (misspelled) names. */
export const createCheckoutNames = (known: Pick<KnownNames, 'config' | 'update' | 'tokens'>): NameAdvice =>
  createNameAdvice({ product: 'Checkout Kit', ...known, events, parts, data: ['navigation', 'clock'] });
