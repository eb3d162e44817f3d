import { beginModifyCart, deleteModifyCart } from '@grocer/foundation/contract';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { cartOf } from '../../fulfilment/cart/cart-routes.ts';
import { createCarts } from '../../fulfilment/cart/carts.ts';
import { newId } from '../../secrecy.ts';
import { notFound } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import { readWhole } from '../checkouts/read-whole.ts';
import type { WholeCheckout } from '../checkouts/read-whole.ts';
import { changeObjection } from './changeable.ts';

/** Fills a new cart with the lines of an order, except flash sale lines, which cannot be changed. */
async function fill(tx: ApiDb, { random }: CheckoutParts, { row, lines }: WholeCheckout): Promise<void> {
  const carts = createCarts(tx);
  await carts.drop(row.user_id, 'modify');
  const id = newId(random);
  await carts.open(row.user_id, { id, kind: 'modify', checkout_id: row.id });
  for (const line of lines.filter(({ coupon_id }) => coupon_id === ''))
    await carts.put(row.user_id, id, {
      id: newId(random),
      gtin13: line.gtin13,
      quantity: line.quantity,
      modality: row.modality,
      substitution_policy: line.substitution_policy,
      substitution_items: line.substitution_items,
      instructions: '',
    });
}

const beginRoute = (parts: CheckoutParts): ApiRoute =>
  handleWrite(beginModifyCart, async ({ body, shopper: { userId } }) => async (tx) => {
    const whole = await readWhole(tx, userId, body.checkoutId);
    if (!whole) return notFound();
    const objection = changeObjection(whole, parts.clock.now().getTime());
    if (objection) return objection;
    const open = await createCarts(tx).find(userId, 'modify');
    const isReplaced = open?.checkout_id === body.replaces && body.replaces !== body.checkoutId;
    if (!open || isReplaced) await fill(tx, parts, whole);
    return cartOf(tx, userId);
  });

const deleteRoute = (): ApiRoute =>
  handleWrite(deleteModifyCart, async ({ query, shopper: { userId } }) => async (tx) => {
    const carts = createCarts(tx);
    const open = await carts.find(userId, 'modify');
    if (open?.checkout_id === (query['checkoutId'] ?? open?.checkout_id)) await carts.drop(userId, 'modify');
    return cartOf(tx, userId);
  });

/** The routes of the cart in which an order is changed [C-7.20] [C-7.24] [F-7.18]. */
export const modifyCartRoutes = (parts: CheckoutParts): readonly ApiRoute[] => [
  beginRoute(parts),
  deleteRoute(),
];
