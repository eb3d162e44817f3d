import { updateLineItems } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import type { InferOutput } from 'valibot';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { quantityObjection } from '../../fulfilment/cart/quantities.ts';
import { alcoholObjection } from '../../fulfilment/catalogue/alcohol.ts';
import { flashSalesAt } from '../../fulfilment/catalogue/flash-sales.ts';
import type { FlashSale } from '../../fulfilment/catalogue/flash-sales.ts';
import { createProducts, isHadIn } from '../../fulfilment/catalogue/products.ts';
import type { ProductsTable } from '../../fulfilment/fulfilment-tables.ts';
import { noItemsAvailable } from '../../fulfilment/refusals.ts';
import { refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import type { CheckoutLinesTable, CheckoutsTable } from '../checkout-tables.ts';
import { changeDraft } from './changing.ts';
import { createCheckouts } from './checkouts.ts';
import type { NewLine } from './checkouts.ts';
import { isRestricted } from './restricted.ts';

type Wanted = InferOutput<NonNullable<typeof updateLineItems.body>>['lineItems'][number];

/** Maximum quantity from one flash sale, even if the sale allows more [C-9.4]. */
const MOST_OF_A_SALE = 10;

/** What lines are built from. */
interface Known {
  readonly modality: Modality;
  readonly products: ReadonlyMap<string, ProductsTable>;
  /** By GTIN. */
  readonly sales: ReadonlyMap<string, FlashSale>;
  /** The previous lines by product and coupon, which keep their prices. */
  readonly before: ReadonlyMap<string, CheckoutLinesTable>;
}

const keyOf = (gtin13: string, couponId = ''): string => `${gtin13} ${couponId}`;

async function knownTo(
  tx: ApiDb,
  { user_id, id, modality }: CheckoutsTable,
  { wanted, now }: { wanted: readonly Wanted[]; now: number },
): Promise<Known> {
  const products = await createProducts(tx).findAll([...new Set(wanted.map(({ gtin13 }) => gtin13))]);
  const lines = await createCheckouts(tx).linesOf(user_id, id);
  return {
    modality,
    products: new Map(products.map((product) => [product.gtin13, product])),
    sales: new Map(flashSalesAt(now, modality).map((sale) => [sale.gtin13, sale])),
    before: new Map(lines.map((line) => [keyOf(line.gtin13, line.coupon_id), line])),
  };
}

/** Returns why a flash sale line is refused: its coupon must belong to its product. */
function couponObjection({ gtin13, quantity, couponId }: Wanted, { sales }: Known): Refusal | undefined {
  const sale = sales.get(gtin13);
  if (sale?.couponId !== couponId)
    return refuse(422, 'FLASH_SALE_INVALID', 'This coupon is not one of this product.');
  return sale && quantity > Math.min(sale.most, MOST_OF_A_SALE)
    ? refuse(422, 'QUANTITY_LIMIT_REACHED', 'This is more than the flash sale allows.')
    : undefined;
}

/** Returns why a line is refused; an existing line may stay. */
function objectionTo(line: Wanted, known: Known): Refusal | undefined {
  const { gtin13, quantity, couponId } = line;
  const product = known.products.get(gtin13);
  const isThere = known.before.get(keyOf(gtin13, couponId))?.quantity === quantity;
  if (isThere && product) return undefined;
  if (!product || product.missing_at === 'everywhere' || !isHadIn(product, known.modality))
    return noItemsAvailable();
  return quantityObjection(gtin13, quantity) ?? (couponId ? couponObjection(line, known) : undefined);
}

/** Builds a line at its previous or the current price; a flash sale price needs its coupon [C-9.4]. */
function lineOf(wanted: Wanted, { products, sales, before }: Known): NewLine {
  const { gtin13, quantity, couponId = '', sourceStoreId, substitutionPolicy = 'SHOPPER_CHOICE' } = wanted;
  const was = before.get(keyOf(gtin13, couponId));
  const regular = was?.regular_cents ?? products.get(gtin13)?.price_cents ?? 0;
  return {
    gtin13,
    coupon_id: couponId,
    quantity,
    unit_cents: was?.unit_cents ?? Math.min(regular, (couponId && sales.get(gtin13)?.cents) || regular),
    regular_cents: regular,
    substitution_policy: substitutionPolicy,
    substitution_items: was?.substitution_items ?? '[]',
    source_store_id: sourceStoreId ?? null,
  };
}

const isTwice = (wanted: readonly Wanted[]): boolean =>
  new Set(wanted.map(({ gtin13, couponId }) => keyOf(gtin13, couponId))).size < wanted.length;

/** Replaces the lines of a draft and prices it again [C-7.4]. */
export const lineItemsRoute = (parts: CheckoutParts): ApiRoute =>
  handleWrite(updateLineItems, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const { versionKey, lineItems: wanted } = body;
    const id = params['checkoutId'] ?? '';
    const now = parts.clock.now().getTime();
    return changeDraft(parts, { tx, userId, id, versionKey }, async (_tx, draft) => {
      if (wanted.length === 0) return refuse(422, 'CART_EMPTY', 'An order needs something in it.');
      if (isTwice(wanted)) return refuse(422, 'QUANTITY_INVALID', 'A product is there twice.');
      const known = await knownTo(tx, draft, { wanted, now });
      const objection =
        wanted.map((line) => objectionTo(line, known)).find((one) => one !== undefined) ??
        alcoholObjection(wanted, [...known.products.values()]);
      if (objection) return objection;
      const lines = wanted.map((line) => lineOf(line, known));
      await createCheckouts(tx).setLines(userId, id, lines);
      // Restricted products are handed over in person [C-4.20].
      return (await isRestricted(tx, draft)) ? { delivery_type: 'Standard' } : {};
    });
  });
