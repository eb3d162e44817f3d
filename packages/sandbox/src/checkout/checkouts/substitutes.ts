import * as v from 'valibot';
import type { CheckoutLinesTable } from '../checkout-tables.ts';

/** The products that may come in the place of a line, by their GTINs. */
export const substitutesOf = ({
  substitution_items,
}: Pick<CheckoutLinesTable, 'substitution_items'>): readonly string[] =>
  v.parse(v.array(v.string()), JSON.parse(substitution_items));
