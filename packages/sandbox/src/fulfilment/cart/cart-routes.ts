import { addCartItems, changeCartLine, readCart, toModality } from '@grocer/foundation/contract';
import type { WireCartLine } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import * as v from 'valibot';
import { handleRead, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { newId } from '../../secrecy.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import { createProducts } from '../catalogue/products.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { noItemsAvailable } from '../refusals.ts';
import type { CartLinesTable, CartsTable } from '../fulfilment-tables.ts';
import { createCarts } from './carts.ts';
import type { Wishes } from './carts.ts';
import { minimums } from './minimums.ts';
import { quantityObjection } from './quantities.ts';

/** Maximum number of lines in a cart. */
const MOST = 300;

const full = (): Refusal => refuse(422, 'CART_LIMIT_REACHED', `A cart takes ${MOST} lines.`);

/** Answers with a shopper's cart and the cart that changes an order, as every cart call does. */
export async function cartOf(db: ApiDb, userId: string) {
  const carts = createCarts(db);
  const cart = await carts.read(userId, 'active');
  if (!cart) return notFound();
  const modify = await carts.read(userId, 'modify');
  return answer({ data: { cart: { ...cart, ...(modify && { modify }), minimums: [...minimums()] } } });
}

type Wanted = Pick<CartLinesTable, 'gtin13' | 'quantity'>;

/** Returns why items cannot be added to what is already in the cart. */
function objectionTo(
  items: readonly Wanted[],
  lines: readonly CartLinesTable[],
  modality: Modality,
): Refusal | undefined {
  const here: readonly Wanted[] = lines.filter((line) => line.modality === modality);
  return items
    .map(({ gtin13, quantity }) => {
      const all = [...here, ...items].filter((one) => one.gtin13 === gtin13);
      const total = all.reduce((sum, one) => sum + one.quantity, 0);
      return quantityObjection(gtin13, quantity) ?? quantityObjection(gtin13, total);
    })
    .find((objection) => objection !== undefined);
}

/** True when a cart takes products of a modality; a cart of changes takes those of its order. */
async function takes(db: ApiDb, { user_id, checkout_id }: CartsTable, modality: Modality): Promise<boolean> {
  if (checkout_id === null) return true;
  const order = await db
    .selectFrom('checkouts')
    .select('modality')
    .where('user_id', '=', user_id)
    .where('id', '=', checkout_id)
    .executeTakeFirst();
  return order?.modality === modality;
}

const readRoute = ({ db }: FulfilmentParts): ApiRoute =>
  handleRead(readCart, async ({ shopper: { userId } }) => cartOf(db, userId));

/** Returns true when a request says anything about substitutes. */
const isAboutSubstitutes = ({ substitutionPolicy, substitutionItems }: WireWishes): boolean =>
  substitutionPolicy !== undefined || substitutionItems !== undefined;

type WireWishes = Pick<WireCartLine, 'substitutionPolicy' | 'substitutionItems' | 'instructions'>;
type Substitutes = Pick<Wishes, 'substitution_policy' | 'substitution_items'>;

/** Returns the substitutes of a line; what the request omits stays. */
const substitutesIn = (
  { substitutionPolicy, substitutionItems }: WireWishes,
  there: Substitutes | undefined,
): Substitutes => ({
  substitution_policy: substitutionPolicy ?? there?.substitution_policy ?? 'SHOPPER_CHOICE',
  substitution_items: substitutionItems
    ? JSON.stringify(substitutionItems)
    : (there?.substitution_items ?? '[]'),
});

/** Returns true unless the shopper chooses the substitutes and they are missing or invalid. */
async function canComeInstead(
  db: ApiDb,
  gtin13: string,
  { substitution_policy, substitution_items }: Substitutes,
): Promise<boolean> {
  if (substitution_policy !== 'CUSTOMER_CHOICE') return true;
  const wanted = v.parse(v.array(v.string()), JSON.parse(substitution_items));
  const known = await createProducts(db).findAll(wanted);
  return wanted.length > 0 && wanted.every((one) => one !== gtin13 && known.some((it) => it.gtin13 === one));
}

const wishesIn = (item: WireWishes, there: Wishes | undefined): Wishes => ({
  ...substitutesIn(item, there),
  instructions: item.instructions ?? there?.instructions ?? '',
});

const addRoute = ({ random }: FulfilmentParts): ApiRoute =>
  handleWrite(addCartItems, async ({ body, shopper: { userId } }) => async (tx) => {
    const { items, modalityType, cartType } = body;
    const carts = createCarts(tx);
    const cart = await carts.find(userId, cartType === 'MODIFY' ? 'modify' : 'active');
    if (!cart) return notFound();
    const known = await createProducts(tx).findAll(items.map(({ gtin13 }) => gtin13));
    const modality = toModality(modalityType);
    if (!(await takes(tx, cart, modality))) return noItemsAvailable();
    if (items.some((item) => known.every(({ gtin13 }) => gtin13 !== item.gtin13))) return noItemsAvailable();
    const lines = await carts.linesOf(userId, cart.id);
    const isThere = (gtin13: string): boolean =>
      lines.some((line) => line.gtin13 === gtin13 && line.modality === modality);
    if (lines.length + items.filter(({ gtin13 }) => !isThere(gtin13)).length > MOST) return full();
    const objection = objectionTo(items, lines, modality);
    if (objection) return objection;
    const wanted = items.map((item) => {
      const there = lines.find((line) => line.gtin13 === item.gtin13 && line.modality === modality);
      return { item, wishes: wishesIn(item, there) };
    });
    // Nothing is added unless everything can be.
    for (const { item, wishes } of wanted)
      if (isAboutSubstitutes(item) && !(await canComeInstead(tx, item.gtin13, wishes)))
        return noItemsAvailable();
    for (const { item, wishes } of wanted) {
      const { gtin13, quantity } = item;
      await carts.put(userId, cart.id, { id: newId(random), gtin13, quantity, modality, ...wishes });
    }
    return cartOf(tx, userId);
  });

const changeRoute = (): ApiRoute =>
  handleWrite(changeCartLine, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const carts = createCarts(tx);
    const line = await carts.findLine(userId, params['lineId'] ?? '');
    if (!line) return notFound();
    const { quantity = line.quantity } = body;
    const objection = quantityObjection(line.gtin13, quantity);
    if (objection) return objection;
    const wishes = wishesIn(body, line);
    if (isAboutSubstitutes(body) && !(await canComeInstead(tx, line.gtin13, wishes)))
      return noItemsAvailable();
    await carts.change(userId, { id: line.id, quantity, ...wishes });
    return cartOf(tx, userId);
  });

/** The routes of a shopper's cart [F-7.18]. */
export const cartRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  readRoute(parts),
  addRoute(parts),
  changeRoute(),
];
