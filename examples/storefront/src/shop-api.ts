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
  readApplicationData,
  readCart,
  readCheckout,
  readModalityPreferences,
  readProfile,
  searchProducts,
  setActiveModality,
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
  Checkout,
  FlashSale,
  Modality,
  ModalityPreference,
  Product,
  Profile,
} from '@grocer/foundation/domain';
import { createAuthSession, createHttp, createServerClock, realTiming } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { brandOf } from './brand.ts';
import type { Host } from './host.ts';
import { authConfig } from './sdk/auth-config.ts';

/** A quantity of a product to add for a way to shop, optionally with its substitution settings. */
export interface Addition extends Partial<
  Pick<CartLine, 'substitutionPolicy' | 'substitutionItems' | 'instructions'>
> {
  readonly modality: Modality;
  readonly gtin13: string;
  readonly quantity: number;
  /** True adds to the cart that changes an order. Default: the shopper's own cart. */
  readonly isModify?: boolean;
}

/** A product and the time at which it was loaded. */
export interface SeenProduct extends CatalogueProduct {
  readonly seenAt: number;
}

/** The shop's own calls to the services. */
export interface ShopApi {
  /** Returns the services' time in epoch milliseconds, since the device's clock may be wrong. */
  now(): number;
  /** Replaces the token by another one of the same shopper, as after a new sign-in. */
  takeToken(next: string): void;
  readProfile(): Promise<Result<Profile>>;
  /** Resolves with true if the shopper has an active membership, false if not or if it could not be read. */
  hasMembership(): Promise<boolean>;
  /** Reads the shopper's way to shop, undefined if they have none; does not ask to sign in, as `saveWay`. */
  readWay(signal: AbortSignal): Promise<Result<ModalityPreference | undefined>>;
  saveWay(way: ModalityPreference, signal: AbortSignal): Promise<Result<ModalityPreference>>;
  listOrders(question: PastOrdersQuestion): Promise<Result<PastOrders>>;
  /** Reads a placed order by the id of its checkout. */
  readOrder(checkoutId: string): Promise<Result<Checkout>>;
  readCart(): Promise<Result<Cart>>;
  /** Every change of the cart has an idempotency key: sent several times, it is made once. */
  addToCart(addition: Addition, key: string): Promise<Result<Cart>>;
  /**
   * Adds the lines of a visitor's cart for one way to shop. Sent several times with a `cartId`, they are
   * added once.
   */
  addAll(all: {
    readonly modality: Modality;
    readonly additions: readonly Addition[];
    readonly cartId: string;
  }): Promise<Result<Cart>>;
  /** Opens the cart that changes an order. One for another order stays instead, unless `replaces` names it. */
  beginChanges(
    order: { readonly checkoutId: string; readonly replaces?: string | undefined },
    key: string,
  ): Promise<Result<Cart>>;
  /** Discards the changes to an order, which stays as it was. */
  dropChanges(checkoutId: string, key: string): Promise<Result<Cart>>;
  changeLine(change: CartLineChange, key: string): Promise<Result<Cart>>;
  /** Moves all lines of one way to shop, or some of them, to another one. */
  moveLines(move: CartMove, key: string): Promise<Result<Cart>>;
  listProducts(ids: readonly string[]): Promise<Result<readonly Product[]>>;
  lookUpProducts(upcs: readonly string[]): Promise<Result<readonly Product[]>>;
  /** Searches products, with all fields that the shop shows. */
  search(search: ProductSearch): Promise<Result<readonly CatalogueProduct[]>>;
  /**
   * Returns the products that searches have found, the latest last, with their time by the device's clock in
   * epoch ms.
   */
  lastSeen(): readonly SeenProduct[];
  /** Lists the flash sales for a way to shop and a store. */
  listSales(question: FlashSaleQuestion): Promise<Result<readonly FlashSale[]>>;
  /** Resolves with the name of a store, if it is near a ZIP code. */
  nameOfStore(storeId: string, postalCode: string): Promise<string | undefined>;
}

/**
 * Creates the client for the services. It has one session, and the retries and idempotency keys of the SDKs.
 */
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
    // Inserted again, a product becomes the latest one.
    seen.delete(product.upc);
    seen.set(product.upc, { ...product, seenAt: Date.now() });
  }
  /** Requests for the names of stores: components that show the same store share one. */
  const names = new Map<string, Promise<string | undefined>>();
  async function askName(storeId: string, postalCode: string): Promise<string | undefined> {
    const result = await http.send(listModalityOptions, { near: { postalCode } }, { signal });
    // After a failure the next caller sends a new request.
    if (!result.ok) names.delete(storeId);
    const stores = result.ok ? result.value.stores : [];
    return stores.find(({ locationId }) => locationId === storeId)?.vanityName;
  }
  /** Has a request fail without ending the session, which would ask the shopper to sign in. */
  const unasked = { inBackground: true } as const;
  return {
    now: serverClock.now,
    takeToken: (next) => session.replace(next, whose.shopper?.id),
    readProfile: () => http.send(readProfile, undefined, { signal }),
    async hasMembership() {
      const result = await http.send(readApplicationData, undefined, { signal, ...unasked });
      return result.ok && result.value.isMembershipActive;
    },
    async readWay(until) {
      const result = await http.send(readModalityPreferences, undefined, { signal: until, ...unasked });
      return result.ok ? { ok: true, value: result.value.active } : result;
    },
    saveWay: (way, until) => http.send(setActiveModality, way, { signal: until, ...unasked }),
    listOrders: (question) => http.send(listOrders, question, { signal }),
    readOrder: (id) => http.send(readCheckout, { id }, { signal }),
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
    beginChanges: (order, key) => http.send(beginModifyCart, order, { signal, key }),
    dropChanges: (checkoutId, key) => http.send(deleteModifyCart, { checkoutId }, { signal, key }),
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
