/** Digits of an EBT card number, at least and at most; the input takes no more [W-5.12] [W-9.4]. */
const LEAST = 16;
const MOST = 19;

/** The digits of what was typed or pasted, and no more than a number has. */
export const snapDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, MOST);

/** Why an EBT card number cannot be used, if it cannot [W-5.12]. */
export function snapNumberProblem(typed: string): 'numberRequired' | 'numberLength' | undefined {
  if (typed === '') return 'numberRequired';
  return /^\d+$/.test(typed) && typed.length >= LEAST && typed.length <= MOST ? undefined : 'numberLength';
}
