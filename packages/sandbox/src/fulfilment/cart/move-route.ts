import { moveCart, toModality } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import { createProducts, isHadIn } from '../catalogue/products.ts';
import type { CartLinesTable } from '../fulfilment-tables.ts';
import { cartOf } from './cart-routes.ts';
import { createCarts } from './carts.ts';
import type { Wishes } from './carts.ts';
import { isTooMuch, tooMuch } from './quantities.ts';

/**
 * Merges the wishes for a product that is moved onto an existing line; those of the existing line come first.
 */
const wishesOf = (there: Wishes | undefined, coming: Wishes): Wishes => {
  const { substitution_policy, substitution_items } = there ?? coming;
  const instructions = there?.instructions || coming.instructions;
  return { substitution_policy, substitution_items, instructions };
};

const LIST = new Intl.ListFormat('en-US');

const notThatWay = (names: readonly string[]): Refusal =>
  refuse(422, 'NO_ITEMS_AVAILABLE', 'Not everything can be had in the new way.', {
    customerErrorMessage: `${LIST.format(names)} can’t be had that way.`,
  });

interface Coming {
  readonly line: CartLinesTable;
  /** The existing line of the same product in the new modality. */
  readonly there: CartLinesTable | undefined;
}

/** Returns why lines cannot be moved: not sold in the new modality, or too many; undefined when they can. */
async function objectionTo(db: ApiDb, coming: readonly Coming[], to: Modality): Promise<Refusal | undefined> {
  const products = await createProducts(db).findAll(coming.map(({ line }) => line.gtin13));
  const strangers = products.filter((product) => !isHadIn(product, to));
  if (strangers.length > 0) return notThatWay(strangers.map(({ name }) => name));
  const refused = coming
    .filter(({ line, there }) => isTooMuch(line.quantity + (there?.quantity ?? 0)))
    .map(({ line }) => line.gtin13);
  if (refused.length === 0) return undefined;
  return tooMuch(products.filter(({ gtin13 }) => refused.includes(gtin13)).map(({ name }) => name));
}

/** The route that moves lines to another modality, with their quantities and wishes. */
export const moveRoute = (): ApiRoute =>
  handleWrite(moveCart, async ({ body, shopper: { userId } }) => async (tx) => {
    const carts = createCarts(tx);
    const cart = await carts.find(userId, 'active');
    if (!cart) return notFound();
    const [from, to] = [toModality(body.from), toModality(body.to)];
    if (from === to) return cartOf(tx, userId);
    const lines = await carts.linesOf(userId, cart.id);
    // All named lines must exist, in one modality or the other, or nothing is moved.
    const isKnown = (lineId: string): boolean =>
      lines.some(({ id, modality }) => id === lineId && (modality === from || modality === to));
    if (body.lineIds?.some((lineId) => !isKnown(lineId))) return notFound();
    const coming = lines
      .filter(({ id, modality }) => modality === from && (body.lineIds?.includes(id) ?? true))
      .map((line) => ({
        line,
        there: lines.find(({ gtin13, modality }) => gtin13 === line.gtin13 && modality === to),
      }));
    const objection = await objectionTo(tx, coming, to);
    if (objection) return objection;
    for (const { line, there } of coming) {
      const { user_id: _, cart_id: _cart, ...rest } = line;
      await carts.remove(userId, line.id);
      await carts.put(userId, cart.id, { ...rest, ...wishesOf(there, line), modality: to });
    }
    return cartOf(tx, userId);
  });
