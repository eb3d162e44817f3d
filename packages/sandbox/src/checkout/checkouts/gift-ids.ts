import * as v from 'valibot';
import type { CheckoutsTable } from '../checkout-tables.ts';

/** Returns the selected gift cards, in the order in which they pay. */
export const giftIdsOf = ({ gift_card_ids }: Pick<CheckoutsTable, 'gift_card_ids'>): readonly string[] =>
  v.parse(v.array(v.string()), JSON.parse(gift_card_ids));
