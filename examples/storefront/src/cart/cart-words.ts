import { isUnconfirmed } from '@grocer/foundation/contract';
import type { GrocerError } from '@grocer/foundation/http';
import { isEmpty } from './device-cart.ts';
import type { DeviceCart } from './device-cart.ts';

export const DID_NOT_WORK = 'That change did not work. Please try again.';
const UNSURE = 'We couldn’t confirm that change. Look at your cart before you try again.';
const TOO_LATE = 'This order can’t be changed any more. It stays as it was.';

/** Why a change of the cart failed. */
export interface Refusal {
  /** `refused`: another attempt may succeed. `unknown`: the change may have been made. `final`: no attempt can succeed. */
  readonly kind: 'refused' | 'unknown' | 'final';
  /** The error message. */
  readonly words: string;
}

/** Returns a refusal after which another attempt may succeed. */
export const refused = (words: string): Refusal => ({ kind: 'refused', words });

/** Returns why a change failed. */
export function refusalOf(error: GrocerError): Refusal {
  if (isUnconfirmed(error.code)) return { kind: 'unknown', words: UNSURE };
  if (error.code === 'order_unchangeable') return { kind: 'final', words: TOO_LATE };
  return refused(error.customerMessage ?? DID_NOT_WORK);
}

const KEPT =
  'These items, added before you signed in, may not be in your cart. They are kept on this device.';

/** Items added before the sign-in that are not known to be in the shopper's cart. */
export interface KeptBack {
  readonly words: string;
  readonly lines: DeviceCart['lines'];
}

/** Returns what stays on the device, and why; undefined if nothing does. */
export function keptBackOf(device: DeviceCart, refusal?: GrocerError): KeptBack | undefined {
  if (isEmpty(device)) return undefined;
  return { words: [KEPT, refusal?.customerMessage].filter(Boolean).join(' '), lines: device.lines };
}

export const FULL = 'Your cart takes no more of this.';
export const NOT_MOVED = 'These items could not be moved. A cart takes up to 99 of an item.';
