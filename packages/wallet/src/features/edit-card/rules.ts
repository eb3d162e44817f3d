import type { EditedCard } from '@grocer/foundation/contract';
import { isExpired, isSameAddress } from '@grocer/foundation/domain';
import type { AppName, Card } from '@grocer/foundation/domain';
import { isPreferred } from '../../selection/rules.ts';

/** Returns the years to choose from: the current one and fourteen more [W-2.34] [W-9.5]. */
export const yearOptions = (now: Date): readonly string[] =>
  Array.from({ length: 15 }, (_, ahead) => String(now.getFullYear() + ahead));

/** The months to choose from, in two digits [W-2.34]. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  String(month + 1).padStart(2, '0'),
);

/** Returns why an expiration month cannot be used; undefined when it can [W-5.13]. */
export function monthProblem(month: string): 'monthRequired' | 'monthInvalid' | 'monthDigits' | undefined {
  if (month === '') return 'monthRequired';
  if (!/^\d+$/.test(month) || Number(month) < 1 || Number(month) > 12) return 'monthInvalid';
  return month.length === 2 ? undefined : 'monthDigits';
}

/** Returns why an expiration year cannot be used; undefined when it can [W-5.14]. */
export function yearProblem(year: string): 'yearRequired' | 'yearInvalid' | undefined {
  if (year === '') return 'yearRequired';
  return /^\d{4}$/.test(year) ? undefined : 'yearInvalid';
}

/** Returns why month and year together cannot be used, if so; a card is valid through its month [W-5.15]. */
export function expiryProblem(
  month: string,
  year: string,
  now: Date,
): 'dateInvalid' | 'datePast' | undefined {
  if (!/^\d{6}$/.test(`${month}${year}`)) return 'dateInvalid';
  return isExpired(Number(month), Number(year), now) ? 'datePast' : undefined;
}

/** Returns true when a card has all values of an edit. */
export const hasEdit = (card: Card, edit: EditedCard, app: AppName): boolean =>
  card.firstName === edit.firstName &&
  card.lastName === edit.lastName &&
  card.expirationMonth === edit.expirationMonth &&
  card.expirationYear === edit.expirationYear &&
  card.address !== undefined &&
  isSameAddress(card.address, edit.billing) &&
  isPreferred(card, app) === edit.preferred;

/** Masks a card's number: twelve bullets and the last four digits [W-2.34] [W-9.9]. */
export const maskedNumber = (lastFour: string): string => `${'•'.repeat(12)}${lastFour}`;

/** Returns what a code of the hosted field concerns in the edit form [W-5.23]. */
export function editTrouble(code: string): 'number' | 'code' | 'other' {
  if (['871', '872', '873', '874', '876'].includes(code)) return 'number';
  // 883 (too long) cannot be typed; if the vault answers with it, it concerns the security code.
  return ['881', '882', '883'].includes(code) ? 'code' : 'other';
}
