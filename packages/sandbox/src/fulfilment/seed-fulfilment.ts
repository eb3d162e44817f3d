import { FREE_DELIVERY_FROM } from './timeslots/fees.ts';
import type { ApiDb } from '../api/tables.ts';
import { newId } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import { createCarts } from './cart/carts.ts';
import type { NewLine } from './cart/carts.ts';
import { gtinOf, productRows } from './catalogue/product-rows.ts';
import { createProducts } from './catalogue/products.ts';
import { createConsents } from './consent/consents.ts';
import { contentStrings } from './content/strings.ts';
import { buildStores } from './stores/build-stores.ts';
import { createStores } from './stores/stores.ts';

/** Seeds stores, products and texts, which belong to no shopper; only an empty table is filled. */
export async function seedReference(db: ApiDb): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await createProducts(tx).isEmpty()) await createProducts(tx).addAll(productRows());
    if (!(await createStores(tx).isEmpty())) return;
    await createStores(tx).addAll(buildStores());
    await tx.insertInto('content_strings').values(contentStrings()).execute();
  });
}

type Basket = readonly (readonly [product: number, quantity: number, modality: NewLine['modality']])[];

/** The carts of demo shoppers, with row numbers of the product table. */
const BASKETS: Readonly<Record<string, Basket>> = {
  alice: [
    [1, 1, 'DELIVERY'],
    [11, 2, 'DELIVERY'],
    [19, 1, 'DELIVERY'],
    [5, 1, 'PICKUP'],
    [9, 1, 'PICKUP'],
    [24, 3, 'PICKUP'],
  ],
  bob: [
    [2, 1, 'DELIVERY'],
    [35, 2, 'DELIVERY'],
  ],
  carol: [[22, 1, 'DELIVERY']],
  erin: [
    [1, 2, 'PICKUP'],
    [8, 1, 'PICKUP'],
    [40, 1, 'PICKUP'],
  ],
};

const MEMBERS: Readonly<Record<string, string>> = { alice: 'BST', grace: 'BSTL' };

async function fill(
  tx: ApiDb,
  userId: string,
  { kind, basket, random }: { kind: 'active' | 'modify'; basket: Basket; random?: Random | undefined },
): Promise<void> {
  const carts = createCarts(tx);
  const id = newId(random);
  await carts.open(userId, { id, kind, checkout_id: null });
  for (const [product, quantity, modality] of basket)
    await carts.put(userId, id, {
      id: newId(random),
      gtin13: gtinOf(product),
      quantity,
      modality,
      substitution_policy: 'SHOPPER_CHOICE',
      substitution_items: '[]',
      instructions: '',
    });
}

/** Creates a new demo shopper's cart, membership and consents. */
export async function seedShopperFulfilment(
  tx: ApiDb,
  { userId, key, random }: { userId: string; key: string; random?: Random | undefined },
): Promise<void> {
  await fill(tx, userId, { kind: 'active', basket: BASKETS[key] ?? [], random });
  if (key === 'carol') await fill(tx, userId, { kind: 'modify', basket: [[3, 1, 'DELIVERY']], random });
  const plan = MEMBERS[key];
  if (plan !== undefined)
    await tx
      .insertInto('memberships')
      .values({ user_id: userId, plan, free_threshold_cents: FREE_DELIVERY_FROM })
      .execute();
  if (key === 'frank' || key === 'grace')
    await createConsents(tx).add(userId, {
      id: newId(random),
      chain: 'kroger',
      name: 'Find a Store',
      value: 0,
      user_set: 0,
      // Grace's consent has no version, as consents once had none.
      version_key: key === 'frank' ? newId(random) : null,
    });
}
