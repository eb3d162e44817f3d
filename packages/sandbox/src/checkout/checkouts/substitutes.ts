import * as v from 'valibot';
import type { CheckoutLinesTable } from '../checkout-tables.ts';

/** Returns the GTINs of a line's accepted substitutes. */
export const substitutesOf = ({
  substitution_items,
}: Pick<CheckoutLinesTable, 'substitution_items'>): readonly string[] =>
  v.parse(v.array(v.string()), JSON.parse(substitution_items));
