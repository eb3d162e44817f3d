import { listFlashSales, listProducts, listReplacements, lookUpProducts } from '@grocer/foundation/contract';
import { parseModality } from '@grocer/foundation/domain';
import { handleOpen, handleRead } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { answer, notFound } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { findSlot } from '../timeslots/find-slot.ts';
import { timeslotTaken } from '../timeslots/refusals.ts';
import { coverageOf } from '../timeslots/slot-items.ts';
import { flashSalesAt } from './flash-sales.ts';
import { createProducts, toWireProduct } from './products.ts';

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
    const flashSales = flashSalesAt(clock.now().getTime(), asked).map(({ row, gtin13, cents, endsAt }) => ({
      id: `flash-${row}`,
      gtin13,
      price: (cents / 100).toFixed(2),
      endsAt: new Date(endsAt).toISOString(),
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
