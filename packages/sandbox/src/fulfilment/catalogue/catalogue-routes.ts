import { listFlashSales, listProducts, listReplacements, lookUpProducts } from '@grocer/foundation/contract';
import { parseModality } from '@grocer/foundation/domain';
import type { Modality } from '@grocer/foundation/domain';
import { handleOpen, handleRead } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { answer, notFound } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { findSlot } from '../timeslots/find-slot.ts';
import { timeslotTaken } from '../timeslots/refusals.ts';
import { coverageOf } from '../timeslots/slot-items.ts';
import { gtinOf } from './product-rows.ts';
import { createProducts, toWireProduct } from './products.ts';

const HOUR = 60 * 60_000;

/** Prices that are lower for a while: product, cents, how many hours after this one they end, and for whom alone. */
const FLASH_SALES: readonly { row: number; cents: number; hours: number; modality?: Modality }[] = [
  { row: 14, cents: 39, hours: 1 },
  { row: 28, cents: 699, hours: 3, modality: 'PICKUP' },
  { row: 37, cents: 1299, hours: 6 },
];

async function describe({ db, clock }: FulfilmentParts, list = '') {
  const products = await createProducts(db).findAll(list.split(','));
  const now = clock.now().getTime();
  return answer({ data: { products: products.map((row) => toWireProduct(row, now)) } });
}

const replacementsRoute = ({ db, clock }: FulfilmentParts): ApiRoute =>
  handleRead(listReplacements, async ({ params, query }) => {
    const products = createProducts(db);
    const [product] = await products.findAll([params['productId'] ?? '']);
    if (!product) return notFound();
    const now = clock.now().getTime();
    const slot = await findSlot(db, query['option.validate'] ?? '', now);
    if (!slot) return timeslotTaken();
    const similar = await products.similarTo(product);
    const wanted = similar.map(({ gtin13 }) => ({ gtin13, quantity: 1 }));
    const { included } = coverageOf(wanted, similar, slot.service.key);
    const had = similar.filter((one) => included.some(({ gtin13 }) => gtin13 === one.gtin13));
    return answer({ data: { products: had.map((row) => toWireProduct(row, now)) } });
  });

const flashSalesRoute = ({ clock }: FulfilmentParts): ApiRoute =>
  handleOpen(listFlashSales, async ({ query }) => {
    const asked = parseModality(query['modality'] ?? '');
    const thisHour = Math.floor(clock.now().getTime() / HOUR) * HOUR;
    const flashSales = FLASH_SALES.filter(
      ({ modality }) => asked === undefined || modality === undefined || modality === asked,
    ).map(({ row, cents, hours }) => ({
      id: `flash-${row}`,
      gtin13: gtinOf(row),
      price: (cents / 100).toFixed(2),
      endsAt: new Date(thisHour + (hours + 1) * HOUR).toISOString(),
    }));
    return answer({ data: { flashSales } });
  });

/** Products, what replaces them, and what is cheap for now [F-7.15] [F-7.16] [F-7.17]. */
export const catalogueRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  handleOpen(listProducts, async ({ query }) => describe(parts, query['ids'])),
  handleOpen(lookUpProducts, async ({ query }) => describe(parts, query['upcs'])),
  replacementsRoute(parts),
  flashSalesRoute(parts),
];
