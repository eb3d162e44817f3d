import type { GrocerError } from '@grocer/foundation/http';

export const DID_NOT_WORK = 'That change did not work. Please try again.';
const UNSURE = 'We couldn’t confirm that change. Look at your cart before you try again.';
/** Nothing of an order can be changed any more: another try is of no use. */
export const TOO_LATE = 'This order can’t be changed any more. It stays as it was.';

/** Does nobody know whether a change was made? */
export const isUnsure = ({ code }: GrocerError): boolean => code === 'unconfirmed' || code === 'timeout';

/** Why a change could not be made, or is not known to have been. */
export function wordsOf(error: GrocerError): string {
  if (isUnsure(error)) return UNSURE;
  return error.code === 'order_unchangeable' ? TOO_LATE : (error.customerMessage ?? DID_NOT_WORK);
}

const KEPT_BACK =
  'What you added before you signed in could not be put into your cart. It is kept on this device.';

/** What is said of what stays on the device. */
export const keptBackWords = (refusal: GrocerError | undefined): string | undefined =>
  refusal && [KEPT_BACK, refusal.customerMessage].filter(Boolean).join(' ');

export const FULL = 'Your cart takes no more of this.';
export const NOT_MOVED = 'These items could not be moved. A cart takes up to 99 of an item.';
