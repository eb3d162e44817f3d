/** Number of digits of a gift card's number and of its PIN [W-5.10] [W-5.11] [W-9.4]. */
const GIFT_NUMBER_DIGITS = 19;
export const GIFT_PIN_DIGITS = 4;

/** Number of digits before each dash [W-5.10]. */
const DASH_AFTER = [10, 13, 16];

/** Returns the digits of a typed or pasted number, at most as many as a number has. */
export const giftDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, GIFT_NUMBER_DIGITS);

/** Formats a gift card's number, with dashes after the 10th, 13th and 16th digit [W-5.10]. */
export function formatGiftNumber(typed: string): string {
  const digits = giftDigits(typed);
  const starts = [0, ...DASH_AFTER].filter((at) => at < digits.length);
  return starts.map((at, index) => digits.slice(at, starts[index + 1])).join('-');
}

/** Returns the digits of a typed PIN, at most four. */
export const formatGiftPin = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, GIFT_PIN_DIGITS);

/** Returns why a number cannot be used; undefined when it can [W-5.10]. */
export function giftNumberProblem(typed: string): 'numberRequired' | 'numberLength' | undefined {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits === '') return 'numberRequired';
  return digits.length === GIFT_NUMBER_DIGITS ? undefined : 'numberLength';
}

/** Returns why a PIN cannot be used; undefined when it can [W-5.11]. */
export function giftPinProblem(typed: string): 'pinRequired' | 'pinLength' | undefined {
  if (typed.trim() === '') return 'pinRequired';
  return /^\d{4}$/.test(typed.trim()) ? undefined : 'pinLength';
}
