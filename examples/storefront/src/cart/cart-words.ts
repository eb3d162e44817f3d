import type { GrocerError } from '@grocer/foundation/http';

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

/** Returns true when it is unknown whether a change was made. */
const isUnsure = ({ code }: GrocerError): boolean => code === 'unconfirmed' || code === 'timeout';

/** Returns why a change failed. */
export function refusalOf(error: GrocerError): Refusal {
  if (isUnsure(error)) return { kind: 'unknown', words: UNSURE };
  if (error.code === 'order_unchangeable') return { kind: 'final', words: TOO_LATE };
  return refused(error.customerMessage ?? DID_NOT_WORK);
}

const KEPT_BACK =
  'What you added before you signed in could not be put into your cart. It is kept on this device.';

/** Returns the message about items that stay on the device, or undefined without a refusal. */
export const keptBackWords = (refusal: GrocerError | undefined): string | undefined =>
  refusal && [KEPT_BACK, refusal.customerMessage].filter(Boolean).join(' ');

export const FULL = 'Your cart takes no more of this.';
export const NOT_MOVED = 'These items could not be moved. A cart takes up to 99 of an item.';
