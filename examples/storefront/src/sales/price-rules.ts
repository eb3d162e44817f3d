import type { FlashSaleQuestion } from '@grocer/foundation/contract';
import { parseModality, priceNow } from '@grocer/foundation/domain';
import type { Cents, FlashSale, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';

/** A way to shop, and the store if there is one: flash sales may depend on both. */
export type SalePlace = Pick<FlashSaleQuestion, 'modality' | 'storeId'>;

/** Returns a text that identifies a place. */
export const keyOf = ({ modality, storeId }: SalePlace): string => [modality, storeId].join(' ');

/** Returns the place that a text of `keyOf` identifies. */
export function placeOf(key: string): SalePlace {
  const [modality = '', storeId = ''] = key.split(' ');
  return { modality: parseModality(modality), ...(storeId !== '' && { storeId }) };
}

/** Flash sales for a way to shop. A later read that fails keeps sales that were loaded, but not that there were none. */
export interface WaySales {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly sales: readonly FlashSale[];
}

export const LOADING: WaySales = { phase: 'loading', sales: [] };

/** Returns the sales after a response. */
export function salesAfter(before: WaySales | undefined, result: Result<readonly FlashSale[]>): WaySales {
  if (result.ok) return { phase: 'ready', sales: result.value };
  return before !== undefined && before.sales.length > 0 ? before : { phase: 'failed', sales: [] };
}

/** Returns true if one of these sales ended after `from` and until `to`, both in epoch ms. */
export const hasEnded = ({ sales }: WaySales, from: number, to: number): boolean =>
  sales.some(({ endsAt }) => from < endsAt && endsAt <= to);

/** Returns true if there were sales and all of them are over at `now`, in epoch ms. */
export const areOver = ({ sales }: WaySales, now: number): boolean =>
  sales.length > 0 && sales.every(({ endsAt }) => endsAt <= now);

/** The same sale at another price is another one. */
export const isSameSale = (a: FlashSale, b: FlashSale): boolean => a.id === b.id && a.price === b.price;

/** Returns the sales that several ways to shop have in common, at the same price. */
export function commonSales(all: readonly WaySales[]): WaySales {
  const [first = LOADING, ...others] = all;
  const phase = (['failed', 'loading'] as const).find((one) => all.some((of) => of.phase === one));
  const isInAll = (sale: FlashSale): boolean =>
    others.every(({ sales }) => sales.some((other) => isSameSale(sale, other)));
  return { phase: phase ?? first.phase, sales: first.sales.filter(isInAll) };
}

/** The current price of a product, and its end if it is a flash sale. */
export interface Price {
  readonly cents: Cents;
  /** Epoch milliseconds. */
  readonly endsAt: number | undefined;
}

/** Returns the price of a product at `now`, in epoch ms, and when it ends if a flash sale sets it. */
export function priceAmong(
  product: Pick<Product, 'upc' | 'price'>,
  sales: readonly FlashSale[],
  now: number,
): Price {
  const cents = priceNow(product, sales, now);
  const sale = sales.find(
    ({ gtin13, price, endsAt }) => gtin13 === product.upc && price === cents && now < endsAt,
  );
  return { cents, endsAt: cents < product.price ? sale?.endsAt : undefined };
}
