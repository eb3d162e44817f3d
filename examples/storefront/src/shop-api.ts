import {
  addCartItems,
  beginModifyCart,
  changeCartLine,
  deleteModifyCart,
  listFlashSales,
  listOrders,
  listModalityOptions,
  listProducts,
  lookUpProducts,
  moveCart,
  readCart,
  readProfile,
  searchProducts,
} from '@grocer/foundation/contract';
import type {
  CartLineChange,
  CartMove,
  FlashSaleQuestion,
  PastOrders,
  PastOrdersQuestion,
  ProductSearch,
} from '@grocer/foundation/contract';
import type {
  Cart,
  CartLine,
  CatalogueProduct,
  FlashSale,
  Modality,
  Product,
  Profile,
} from '@grocer/foundation/domain';
import { createAuthSession, createHttp, createServerClock, realTiming } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { brandOf } from './brand.ts';
import type { Host } from './host.ts';
import { authConfig } from './sdk/auth-config.ts';

/** More of a product, to be had in one way; what is wished of it, where that is said. */
export interface Addition extends Partial<
  Pick<CartLine, 'substitutionPolicy' | 'substitutionItems' | 'instructions'>
> {
  readonly modality: Modality;
  readonly gtin13: string;
  readonly quantity: number;
  /** Into the cart in which an order is changed. Default: into the shopper's own. */
  readonly isModify?: boolean;
}

/** A product, and when it was as it is said here. */
export interface SeenProduct extends CatalogueProduct {
  readonly seenAt: number;
}

/** What the shop itself asks its services. */
export interface ShopApi {
  /** The services' time, in epoch milliseconds: the device's may be wrong. */
  now(): number;
  /** Goes on with another token of the same shopper, as after signing in again. */
  takeToken(next: string): void;
  readProfile(): Promise<Result<Profile>>;
  listOrders(question: PastOrdersQuestion): Promise<Result<PastOrders>>;
  readCart(): Promise<Result<Cart>>;
  /** Under an idempotency key, as every change of the cart: the same one is made once, however often it is sent. */
  addToCart(addition: Addition, key: string): Promise<Result<Cart>>;
  /** Adds what a visitor's cart has for one way of shopping: once, however often it is asked for. */
  addAll(all: {
    readonly modality: Modality;
    readonly additions: readonly Addition[];
    readonly cartId: string;
  }): Promise<Result<Cart>>;
  /** Opens the cart in which an order is changed. */
  beginChanges(checkoutId: string, key: string): Promise<Result<Cart>>;
  /** Leaves that order as it is. */
  dropChanges(key: string): Promise<Result<Cart>>;
  changeLine(change: CartLineChange, key: string): Promise<Result<Cart>>;
  /** Has what is had in one way, or some lines of it, in another one. */
  moveLines(move: CartMove, key: string): Promise<Result<Cart>>;
  listProducts(ids: readonly string[]): Promise<Result<readonly Product[]>>;
  lookUpProducts(upcs: readonly string[]): Promise<Result<readonly Product[]>>;
  /** Products with what the shop shows of them. */
  search(search: ProductSearch): Promise<Result<readonly CatalogueProduct[]>>;
  /** The products that searches have found, the last one last, and when, by the device's clock in epoch milliseconds. */
  lastSeen(): readonly SeenProduct[];
  /** Prices that end soon, where and how the shopper shops. */
  listSales(question: FlashSaleQuestion): Promise<Result<readonly FlashSale[]>>;
  /** The name of a store, where it is one around a ZIP code. */
  nameOfStore(storeId: string, postalCode: string): Promise<string | undefined>;
}

/** Calls the services as the SDKs do: under one session, with their retries and idempotency keys. */
export function createShopApi({ session: whose, token, settings }: Host): ShopApi {
  const { signal } = new AbortController();
  const timing = realTiming();
  const session = createAuthSession(token === undefined ? undefined : authConfig(token, whose), {
    timing,
    life: () => signal,
    onExpired: () => {},
  });
  const serverClock = createServerClock({ wall: Date.now });
  const http = createHttp({
    baseUrl: whose.api,
    paths: {},
    application: 'CLICKLIST',
    tenant: brandOf(settings.banner).tenant,
    session,
    timing,
    onDate: serverClock.hear,
  });
  const seen = new Map<string, SeenProduct>();
  function see(product: CatalogueProduct): void {
    // What was seen before is the last one now.
    seen.delete(product.upc);
    seen.set(product.upc, { ...product, seenAt: Date.now() });
  }
  /** The names of stores that were asked for: one question for all who show one. */
  const names = new Map<string, Promise<string | undefined>>();
  async function askName(storeId: string, postalCode: string): Promise<string | undefined> {
    const result = await http.send(listModalityOptions, { near: { postalCode } }, { signal });
    // Without an answer the next one asks again.
    if (!result.ok) names.delete(storeId);
    const stores = result.ok ? result.value.stores : [];
    return stores.find(({ locationId }) => locationId === storeId)?.vanityName;
  }
  return {
    now: serverClock.now,
    takeToken: (next) => session.replace(next, whose.shopper?.id),
    readProfile: () => http.send(readProfile, undefined, { signal }),
    listOrders: (question) => http.send(listOrders, question, { signal }),
    readCart: () => http.send(readCart, undefined, { signal }),
    addToCart: ({ modality, isModify, ...item }, key) =>
      http.send(addCartItems, { modality, isModify, items: [item] }, { signal, key }),
    addAll: ({ modality, additions, cartId }) =>
      http.send(
        addCartItems,
        {
          modality,
          items: additions.map(({ gtin13, quantity, substitutionPolicy }) => ({
            gtin13,
            quantity,
            ...(substitutionPolicy && { substitutionPolicy }),
          })),
        },
        { signal, key: `${cartId}-${modality}` },
      ),
    beginChanges: (checkoutId, key) => http.send(beginModifyCart, { checkoutId }, { signal, key }),
    dropChanges: (key) => http.send(deleteModifyCart, undefined, { signal, key }),
    changeLine: (change, key) => http.send(changeCartLine, change, { signal, key }),
    moveLines: (move, key) => http.send(moveCart, move, { signal, key }),
    listProducts: (ids) => http.send(listProducts, { ids }, { signal }),
    lookUpProducts: (upcs) => http.send(lookUpProducts, { upcs }, { signal }),
    async search(search) {
      const result = await http.send(searchProducts, search, { signal });
      if (result.ok) for (const product of result.value) see(product);
      return result;
    },
    lastSeen: () => [...seen.values()],
    listSales: (question) => http.send(listFlashSales, question, { signal }),
    nameOfStore(storeId, postalCode) {
      const name = names.get(storeId) ?? askName(storeId, postalCode);
      names.set(storeId, name);
      return name;
    },
  };
}
