import type { Cents, TipSuggestion } from '@grocer/foundation/domain';
import { parseCents } from '@grocer/foundation/domain';

/** The most that can be tipped in one go [C-5.8]. */
export const MOST_TIP: Cents = 99_999;

/** A tip that can be chosen; without a value it is another amount. */
export interface TipChoice {
  readonly key: string;
  /** Absent where the words are ours. */
  readonly label?: string | undefined;
  readonly value?: Cents | undefined;
}

/** Words of the service without the cents that say nothing [C-4.28]. */
const shortLabel = (label: string): string => label.replace(/\.00$/, '');

/** What is offered: none first, what the service suggests but for nothing, and another amount last [C-4.28]. */
export const tipChoices = (suggestions: readonly TipSuggestion[]): readonly TipChoice[] => [
  { key: 'none', value: 0 },
  ...suggestions
    .filter(({ value }) => value > 0)
    .map(({ label, value }) => ({ key: label, label: shortLabel(label), value })),
  { key: 'other' },
];

/** Which of the choices a tip is: what no other one is, is another amount [C-4.27]. */
export const chosenTip = (choices: readonly TipChoice[], tip: Cents): TipChoice | undefined =>
  choices.find(({ value }) => value === tip) ?? choices.find(({ value }) => value === undefined);

/** An amount as it was typed, or why it cannot be used [C-5.8]. */
export function typedTip(typed: string): { readonly tip: Cents } | { readonly problem: 'required' | 'most' } {
  const tip = parseCents(typed);
  if (tip === undefined || tip < 0) return { problem: 'required' };
  return tip > MOST_TIP ? { problem: 'most' } : { tip };
}
