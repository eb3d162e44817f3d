import { isWeighed } from '../catalogue/product-rows.ts';
import { refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';

/** As much of a product as a cart takes, in pieces or pounds. */
const MOST = 99;
/** What is weighed comes in quarters of a pound. */
const WEIGHT_STEP = 0.25;

const invalid = (words: string): Refusal =>
  refuse(422, 'QUANTITY_INVALID', 'The product is not sold in such amounts.', {
    customerErrorMessage: words,
  });

const LIST = new Intl.ListFormat('en-US');

/** A cart takes no more of these; of an item, where nobody says which. */
export const tooMuch = (names: readonly string[] = ['an item']): Refusal =>
  refuse(422, 'QUANTITY_LIMIT_REACHED', `A cart takes ${MOST} of a product.`, {
    customerErrorMessage: `You can have up to ${MOST} of ${LIST.format(names)} in your cart.`,
  });

export const isTooMuch = (quantity: number): boolean => quantity > MOST;

/** What speaks against having this much of a product; nothing, if none is wanted. */
export function quantityObjection(gtin13: string, quantity: number): Refusal | undefined {
  const step = isWeighed(gtin13) ? WEIGHT_STEP : 1;
  if (isTooMuch(quantity)) return tooMuch();
  if (Number.isInteger(quantity / step)) return undefined;
  return invalid(
    step === 1 ? 'Please choose a whole number of this item.' : 'This item is sold by the quarter pound.',
  );
}
