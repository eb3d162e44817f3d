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

const tooMuch = (): Refusal =>
  refuse(422, 'QUANTITY_LIMIT_REACHED', `A cart takes ${MOST} of a product.`, {
    customerErrorMessage: `You can have up to ${MOST} of an item in your cart.`,
  });

/** What speaks against having this much of a product; nothing, if none is wanted. */
export function quantityObjection(gtin13: string, quantity: number): Refusal | undefined {
  const step = isWeighed(gtin13) ? WEIGHT_STEP : 1;
  if (quantity > MOST) return tooMuch();
  if (Number.isInteger(quantity / step)) return undefined;
  return invalid(
    step === 1 ? 'Please choose a whole number of this item.' : 'This item is sold by the quarter pound.',
  );
}
