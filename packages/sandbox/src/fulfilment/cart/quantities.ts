import { isWeighed } from '../catalogue/product-rows.ts';
import { refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';

/** Maximum quantity of a product in a cart, in pieces or pounds. */
const MOST = 99;
/** Products sold by weight come in quarters of a pound. */
const WEIGHT_STEP = 0.25;

const invalid = (words: string): Refusal =>
  refuse(422, 'QUANTITY_INVALID', 'The product is not sold in such amounts.', {
    customerErrorMessage: words,
  });

const LIST = new Intl.ListFormat('en-US');

/** Refuses a quantity that is too high; without names the message says "an item". */
export const tooMuch = (names: readonly string[] = ['an item']): Refusal =>
  refuse(422, 'QUANTITY_LIMIT_REACHED', `A cart takes ${MOST} of a product.`, {
    customerErrorMessage: `You can have up to ${MOST} of ${LIST.format(names)} in your cart.`,
  });

export const isTooMuch = (quantity: number): boolean => quantity > MOST;

/** Returns why a quantity of a product is refused; undefined when it is accepted, as 0 is. */
export function quantityObjection(gtin13: string, quantity: number): Refusal | undefined {
  const step = isWeighed(gtin13) ? WEIGHT_STEP : 1;
  if (isTooMuch(quantity)) return tooMuch();
  if (Number.isInteger(quantity / step)) return undefined;
  return invalid(
    step === 1 ? 'Please choose a whole number of this item.' : 'This item is sold by the quarter pound.',
  );
}
