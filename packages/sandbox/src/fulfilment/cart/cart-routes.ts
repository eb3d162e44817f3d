import {
  addCartItems,
  changeCartLine,
  clearModifyCart,
  readCart,
  toModality,
} from '@grocer/foundation/contract';
import { handleRead, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { newId } from '../../secrecy.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import { createProducts } from '../catalogue/products.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { noItemsAvailable } from '../refusals.ts';
import { createCarts } from './carts.ts';

/** Lines that a cart takes. */
const MOST = 300;

const full = (): Refusal => refuse(422, 'CART_LIMIT_REACHED', `A cart takes ${MOST} lines.`);

async function cartOf(db: ApiDb, userId: string) {
  const carts = createCarts(db);
  const cart = await carts.read(userId, 'active');
  if (!cart) return notFound();
  const modify = await carts.read(userId, 'modify');
  return answer({ data: { cart: { ...cart, ...(modify && { modify }) } } });
}

const readRoute = ({ db }: FulfilmentParts): ApiRoute =>
  handleRead(readCart, async ({ shopper: { userId } }) => cartOf(db, userId));

const addRoute = ({ random }: FulfilmentParts): ApiRoute =>
  handleWrite(addCartItems, async ({ body: { items, modalityType }, shopper: { userId } }) => async (tx) => {
    const carts = createCarts(tx);
    const cart = await carts.find(userId, 'active');
    if (!cart) return notFound();
    const known = await createProducts(tx).findAll(items.map(({ gtin13 }) => gtin13));
    if (items.some((item) => known.every(({ gtin13 }) => gtin13 !== item.gtin13))) return noItemsAvailable();
    if ((await carts.count(userId, cart.id)) + items.length > MOST) return full();
    for (const item of items)
      await carts.put(userId, cart.id, {
        id: newId(random),
        gtin13: item.gtin13,
        quantity: item.quantity,
        modality: toModality(modalityType),
        substitution_policy: item.substitutionPolicy ?? 'SHOPPER_CHOICE',
        substitution_items: JSON.stringify(item.substitutionItems ?? []),
        instructions: item.instructions ?? '',
      });
    return cartOf(tx, userId);
  });

const changeRoute = (): ApiRoute =>
  handleWrite(changeCartLine, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const id = params['lineId'] ?? '';
    const isThere = await createCarts(tx).setQuantity(userId, id, body.quantity);
    return isThere ? cartOf(tx, userId) : notFound();
  });

const clearModifyRoute = (): ApiRoute =>
  handleWrite(clearModifyCart, async ({ shopper: { userId } }) => async (tx) => {
    await createCarts(tx).remove(userId, 'modify');
    return answer({ data: { cleared: true as const } });
  });

/** A shopper's cart [F-7.18]. */
export const cartRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  readRoute(parts),
  addRoute(parts),
  changeRoute(),
  clearModifyRoute(),
];
