import type { Cents, TipSuggestion } from '@grocer/foundation/domain';
import { parseCents } from '@grocer/foundation/domain';

/** The maximum tip, in cents [C-5.8]. */
export const MOST_TIP: Cents = 99_999;

/** A selectable tip. */
export interface TipChoice {
  readonly key: string;
  /** Undefined if the label is one of our own texts. */
  readonly label?: string | undefined;
  readonly value: Cents;
}

/** Removes zero cents from a label of the service [C-4.28]. */
const shortLabel = (label: string): string => label.replace(/\.00$/, '');

/** Returns the tips to choose from: none, then the service's suggestions above zero [C-4.28]. */
export const tipChoices = (suggestions: readonly TipSuggestion[]): readonly TipChoice[] => [
  { key: 'none', value: 0 },
  ...suggestions
    .filter(({ value }) => value > 0)
    .map(({ label, value }) => ({ key: label, label: shortLabel(label), value })),
];

/** Returns the option of a tip; undefined for another amount [C-4.27]. */
export const chosenTip = (choices: readonly TipChoice[], tip: Cents): TipChoice | undefined =>
  choices.find(({ value }) => value === tip);

/** A typed amount with a decimal comma, as some keyboards offer no point. */
const DECIMAL_COMMA = /^(\s*\$?\d+),(\d{1,2}\s*)$/;

/** Parses a typed tip, or returns why it cannot be used [C-5.8]. */
export function typedTip(typed: string): { readonly tip: Cents } | { readonly problem: 'required' | 'most' } {
  const tip = parseCents(typed.replace(DECIMAL_COMMA, '$1.$2'));
  if (tip === undefined || tip < 0) return { problem: 'required' };
  return tip > MOST_TIP ? { problem: 'most' } : { tip };
}
