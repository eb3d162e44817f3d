import type { Handle } from '@grocer/foundation/embed';
import type { CheckoutUpdate } from './config.ts';
import type { CheckoutState } from './core/public-state.ts';
import type { CheckoutActions } from './core/use-checkout.ts';
import type { CheckoutEvents } from './events.ts';

/** The handle of a mounted checkout. */
export interface CheckoutHandle
  extends Handle<CheckoutUpdate, CheckoutState, CheckoutEvents>, Omit<CheckoutActions, 'update'> {}
