import { moveCart, toModality } from '@grocer/foundation/contract';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { notFound } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import { createProducts } from '../catalogue/products.ts';
import type { CartLinesTable } from '../fulfilment-tables.ts';
import { cartOf } from './cart-routes.ts';
import { createCarts } from './carts.ts';
import type { Wishes } from './carts.ts';
import { isTooMuch, tooMuch } from './quantities.ts';

/** What is wished of a product that is in a cart already, and comes from another way of shopping. */
const wishesOf = (there: Wishes | undefined, coming: Wishes): Wishes => {
  const { substitution_policy, substitution_items } = there ?? coming;
  const instructions = there?.instructions || coming.instructions;
  return { substitution_policy, substitution_items, instructions };
};

interface Coming {
  readonly line: CartLinesTable;
  /** The same product, where it is had in the new way already. */
  readonly there: CartLinesTable | undefined;
}

/** Names what a line would take too much of; nothing where all of it can come. */
async function objectionTo(db: ApiDb, coming: readonly Coming[]): Promise<Refusal | undefined> {
  const refused = coming.filter(({ line, there }) => isTooMuch(line.quantity + (there?.quantity ?? 0)));
  if (refused.length === 0) return undefined;
  const products = await createProducts(db).findAll(refused.map(({ line }) => line.gtin13));
  return tooMuch(products.map(({ name }) => name));
}

/** Has what is had in one way in another way, with its amounts and what is wished of it. */
export const moveRoute = (): ApiRoute =>
  handleWrite(moveCart, async ({ body, shopper: { userId } }) => async (tx) => {
    const carts = createCarts(tx);
    const cart = await carts.find(userId, 'active');
    if (!cart) return notFound();
    const [from, to] = [toModality(body.from), toModality(body.to)];
    if (from === to) return cartOf(tx, userId);
    const lines = await carts.linesOf(userId, cart.id);
    const coming = lines
      .filter(({ id, modality }) => modality === from && (body.lineIds?.includes(id) ?? true))
      .map((line) => ({
        line,
        there: lines.find(({ gtin13, modality }) => gtin13 === line.gtin13 && modality === to),
      }));
    const objection = await objectionTo(tx, coming);
    if (objection) return objection;
    for (const { line, there } of coming) {
      const { user_id: _, cart_id: _cart, ...rest } = line;
      await carts.remove(userId, line.id);
      await carts.put(userId, cart.id, { ...rest, ...wishesOf(there, line), modality: to });
    }
    return cartOf(tx, userId);
  });
