/** Minimum and maximum number of digits of an EBT card; the input takes no more [W-5.12] [W-9.4]. */
const LEAST = 16;
const MOST = 19;

/** Returns the digits of a typed or pasted number, at most as many as a number has. */
export const snapDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, MOST);

/** Returns why an EBT card number cannot be used; undefined when it can [W-5.12]. */
export function snapNumberProblem(typed: string): 'numberRequired' | 'numberLength' | undefined {
  if (typed === '') return 'numberRequired';
  return /^\d+$/.test(typed) && typed.length >= LEAST && typed.length <= MOST ? undefined : 'numberLength';
}
