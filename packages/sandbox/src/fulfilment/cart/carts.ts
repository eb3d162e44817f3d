import type { WireCartLine } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import * as v from 'valibot';
import type { ApiDb } from '../../api/tables.ts';
import type { CartLinesTable, CartsTable } from '../fulfilment-tables.ts';

type Kind = CartsTable['kind'];
export type NewLine = Omit<CartLinesTable, 'user_id' | 'cart_id'>;
/** The accepted substitutes of a product, and instructions. */
export type Wishes = Pick<CartLinesTable, 'substitution_policy' | 'substitution_items' | 'instructions'>;
type Ordered = Pick<CartLinesTable, 'gtin13' | 'quantity'>;
/** A change of a line; what is absent stays. */
type LineChange = Partial<Wishes> & Pick<CartLinesTable, 'id' | 'quantity'>;

/** A cart in the wire format; `checkoutId` is the checkout whose order it changes. */
interface WireOpenCart {
  readonly id: string;
  readonly lineItems: WireCartLine[];
  readonly checkoutId?: string;
}

const toWireLine = (row: CartLinesTable): WireCartLine => ({
  id: row.id,
  gtin13: row.gtin13,
  quantity: row.quantity,
  modalityType: row.modality,
  substitutionPolicy: row.substitution_policy,
  substitutionItems: v.parse(v.array(v.string()), JSON.parse(row.substitution_items)),
  instructions: row.instructions,
});

function createCartLines(db: ApiDb) {
  async function linesOf(userId: string, cartId: string): Promise<readonly CartLinesTable[]> {
    return db
      .selectFrom('cart_lines')
      .selectAll()
      .where('user_id', '=', userId)
      .where('cart_id', '=', cartId)
      .orderBy('modality')
      .orderBy('gtin13')
      .execute();
  }

  async function remove(userId: string, id: string): Promise<void> {
    await db.deleteFrom('cart_lines').where('user_id', '=', userId).where('id', '=', id).execute();
  }

  return {
    linesOf,
    remove,

    /** Returns the lines of a cart in one modality. */
    async linesFor(userId: string, cartId: string, modality: Modality): Promise<readonly CartLinesTable[]> {
      return (await linesOf(userId, cartId)).filter((line) => line.modality === modality);
    },

    async findLine(userId: string, id: string): Promise<CartLinesTable | undefined> {
      return db
        .selectFrom('cart_lines')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Adds a product to a cart, or increases the quantity of its line. */
    async put(userId: string, cartId: string, line: NewLine): Promise<void> {
      await db
        .insertInto('cart_lines')
        .values({ ...line, user_id: userId, cart_id: cartId })
        .onConflict((conflict) =>
          conflict.columns(['cart_id', 'gtin13', 'modality']).doUpdateSet(({ ref, eb }) => ({
            quantity: eb(ref('cart_lines.quantity'), '+', ref('excluded.quantity')),
            substitution_policy: ref('excluded.substitution_policy'),
            substitution_items: ref('excluded.substitution_items'),
            instructions: ref('excluded.instructions'),
          })),
        )
        .execute();
    },

    /** Changes a line; a quantity of 0 removes it. */
    async change(userId: string, { id, ...wanted }: LineChange): Promise<void> {
      if (wanted.quantity === 0) await remove(userId, id);
      else
        await db
          .updateTable('cart_lines')
          .set(wanted)
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute();
    },
  };
}

/** The carts of shoppers. Every method needs a user id. */
export function createCarts(db: ApiDb) {
  const lines = createCartLines(db);

  async function find(userId: string, kind: Kind): Promise<CartsTable | undefined> {
    return db
      .selectFrom('carts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .executeTakeFirst();
  }

  return {
    ...lines,
    find,

    /** Removes what was ordered in one modality; a quantity that was added since stays. */
    async takeOut(
      userId: string,
      { cartId, modality, lines: ordered }: { cartId: string; modality: Modality; lines: readonly Ordered[] },
    ): Promise<void> {
      // A product may be ordered in two lines, one of them at the price of a coupon.
      const amounts = new Map<string, number>();
      for (const { gtin13, quantity } of ordered) amounts.set(gtin13, (amounts.get(gtin13) ?? 0) + quantity);
      const rest = (await lines.linesFor(userId, cartId, modality)).map((line) => ({
        ...line,
        quantity: line.quantity - (amounts.get(line.gtin13) ?? 0),
      }));
      const gone = rest.filter(({ quantity }) => quantity <= 0).map(({ id }) => id);
      if (gone.length > 0)
        await db.deleteFrom('cart_lines').where('user_id', '=', userId).where('id', 'in', gone).execute();
      for (const { id, gtin13, quantity } of rest)
        if (quantity > 0 && amounts.has(gtin13)) await lines.change(userId, { id, quantity });
    },

    /** Removes every line of one modality. */
    async clear(userId: string, cartId: string, modality: Modality): Promise<void> {
      await db
        .deleteFrom('cart_lines')
        .where('user_id', '=', userId)
        .where('cart_id', '=', cartId)
        .where('modality', '=', modality)
        .execute();
    },

    /** Deletes a cart and its lines. */
    async drop(userId: string, kind: Kind): Promise<void> {
      await db.deleteFrom('carts').where('user_id', '=', userId).where('kind', '=', kind).execute();
    },

    async open(userId: string, cart: Pick<CartsTable, 'id' | 'kind' | 'checkout_id'>): Promise<void> {
      await db
        .insertInto('carts')
        .values({ ...cart, user_id: userId })
        .execute();
    },

    /** Returns a cart with its lines, in the wire format. */
    async read(userId: string, kind: Kind): Promise<WireOpenCart | undefined> {
      const cart = await find(userId, kind);
      if (!cart) return undefined;
      const lineItems = (await lines.linesOf(userId, cart.id)).map(toWireLine);
      return { id: cart.id, lineItems, ...(cart.checkout_id !== null && { checkoutId: cart.checkout_id }) };
    },
  };
}
