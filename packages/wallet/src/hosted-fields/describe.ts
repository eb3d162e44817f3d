import { hostedFieldMessages } from './messages.ts';

/** Returns the description of a hosted field code for analytics [W-8.26]. */
export function descriptionOf(code: string): string {
  const known = Object.entries(hostedFieldMessages.codes).find(([one]) => one === code);
  return known?.[1] ?? 'Invalid card information.';
}
