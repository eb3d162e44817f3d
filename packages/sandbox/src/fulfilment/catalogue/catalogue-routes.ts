import {
  listFlashSales,
  listProducts,
  listReplacements,
  lookUpProducts,
  searchProducts,
} from '@grocer/foundation/contract';
import { parseModality } from '@grocer/foundation/domain';
import { handleOpen, handleRead } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { answer, notFound } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { readSlot } from '../timeslots/find-slot.ts';
import { timeslotTaken } from '../timeslots/refusals.ts';
import { coverageOf } from '../timeslots/slot-items.ts';
import { flashSalesAt, toWireSale } from './flash-sales.ts';
import { createProducts, isHadIn, stemOf, toWireCatalogueProduct, toWireProduct } from './products.ts';

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
    // A held time can be one that nobody else can choose any more.
    const slot = await readSlot(db, query['option.validate'] ?? '');
    if (!slot) return timeslotTaken();
    const similar = await products.similarTo(product);
    const wanted = similar.map(({ gtin13 }) => ({ gtin13, quantity: 1 }));
    const { included } = coverageOf(wanted, similar, slot.service.key);
    const had = similar.filter((one) => included.some(({ gtin13 }) => gtin13 === one.gtin13));
    return answer({ data: { products: had.map((row) => toWireProduct(row, now)) } });
  });

/** The store of flash sales when a request names none. */
const SALES_STORE = '01100001';

const flashSalesRoute = ({ db, clock }: FulfilmentParts): ApiRoute =>
  handleOpen(listFlashSales, async ({ query }) => {
    const asked = parseModality(query['modality'] ?? '');
    const named = query['gtin13s']?.split(',');
    const running = flashSalesAt(clock.now().getTime(), asked);
    const found = await createProducts(db).findAll(running.map(({ gtin13 }) => gtin13));
    const products = new Map(found.map((product) => [product.gtin13, product]));
    const flashSales = running.flatMap((sale) => {
      const product = products.get(sale.gtin13);
      const isLeftOut = named !== undefined && !named.includes(sale.gtin13);
      if (!product || isLeftOut || product.missing_at === 'everywhere') return [];
      if (asked && !isHadIn(product, asked)) return [];
      return toWireSale(sale, product, query['storeId'] ?? SALES_STORE);
    });
    return answer({ data: { flashSales } });
  });

/** Puts products named so first, then those of this kind, then those found by aisle, brand or part of a word only. */
function byName<Found extends { readonly name: string; readonly family: string }>(
  products: readonly Found[],
  words: readonly string[],
): readonly Found[] {
  const wanted = words.map(stemOf);
  const begins = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .some((part) => wanted.some((word) => part.startsWith(word)));
  function rankOf({ name, family }: Found): number {
    const at = [name, family].findIndex(begins);
    return at < 0 ? 2 : at;
  }
  return products.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const searchRoute = ({ db, clock }: FulfilmentParts): ApiRoute =>
  handleOpen(searchProducts, async ({ query }) => {
    const { aisle, query: text = '', gtin13s } = query;
    const words = text.trim().split(/\s+/).filter(Boolean);
    const found = await createProducts(db).search({ aisle, words, gtins: gtin13s?.split(',') });
    const now = clock.now().getTime();
    const products = byName(found, words).map((row) => toWireCatalogueProduct(row, now));
    return answer({ data: { products } });
  });

/** The routes of products, their replacements, and flash sales [C-7.19] [F-7.15] [F-7.16] [F-7.17]. */
export const catalogueRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  handleOpen(listProducts, async ({ query }) => describe(parts, query['ids'])),
  handleOpen(lookUpProducts, async ({ query }) => describe(parts, query['upcs'])),
  replacementsRoute(parts),
  flashSalesRoute(parts),
  searchRoute(parts),
];
