import type { GrocerError } from '@grocer/foundation/http';

export const DID_NOT_WORK = 'That change did not work. Please try again.';
const UNSURE = 'We couldn’t confirm that change. Look at your cart before you try again.';
/** Error message for an order that cannot be changed any more. Retrying cannot succeed. */
export const TOO_LATE = 'This order can’t be changed any more. It stays as it was.';

/** Returns true when it is unknown whether a change was made. */
export const isUnsure = ({ code }: GrocerError): boolean => code === 'unconfirmed' || code === 'timeout';

/** Returns false after an error message for a change that may have been made, or that cannot be made any more. */
export const canTryAgain = (words: string): boolean => words !== UNSURE && words !== TOO_LATE;

/** Returns the error message for a change that failed, or whose outcome is unknown. */
export function wordsOf(error: GrocerError): string {
  if (isUnsure(error)) return UNSURE;
  return error.code === 'order_unchangeable' ? TOO_LATE : (error.customerMessage ?? DID_NOT_WORK);
}

const KEPT_BACK =
  'What you added before you signed in could not be put into your cart. It is kept on this device.';

/** Returns the message about items that stay on the device, or undefined without a refusal. */
export const keptBackWords = (refusal: GrocerError | undefined): string | undefined =>
  refusal && [KEPT_BACK, refusal.customerMessage].filter(Boolean).join(' ');

export const FULL = 'Your cart takes no more of this.';
export const NOT_MOVED = 'These items could not be moved. A cart takes up to 99 of an item.';
