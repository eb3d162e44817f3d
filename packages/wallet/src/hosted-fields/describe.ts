import { hostedFieldMessages } from './messages.ts';

/** What analytics reads about a code of the hosted fields [W-8.26]. */
export function descriptionOf(code: string): string {
  const known = Object.entries(hostedFieldMessages.codes).find(([one]) => one === code);
  return known?.[1] ?? 'Invalid card information.';
}
