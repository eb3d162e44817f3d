import type { CartLineChange, CartMove } from '@grocer/foundation/contract';
import type { CartLine } from '@grocer/foundation/domain';
import type { Sales } from '../sales/use-sales.ts';
import type { Addition, ShopApi } from '../shop-api.ts';
import type { Way } from '../ways/remembered-way.ts';
import type { CartView } from './cart-state.ts';
import type { Refusal } from './cart-words.ts';
import type { OwnCart } from './create-cart.ts';

export type Place = Pick<Way, 'modality' | 'storeId'>;

/** How a change of the cart is sent, and where its error is shown. */
export interface HowSent {
  /** Idempotency key. Default: a new one. */
  readonly key?: string;
  /** True if an earlier attempt under the key had an unknown outcome. */
  readonly isRepeat?: boolean;
  /** Returns true if the caller shows the error. Default: the cart does. */
  readonly isShown?: (() => boolean) | undefined;
}

/** The actions on a cart. Changes are sent one after the other. */
export interface CartActions {
  /** Waits for all pending changes; resolves with true if all of them were saved. */
  readonly settled: () => Promise<boolean>;
  load(): void;
  /** Returns the line as the service had it last, also once it is removed. */
  latestOf(line: CartLine): CartLine;
  /** Removes the error messages of the last change and of changes to an order that may open another time. */
  forgetErrors(): void;
  add(addition: Addition, how?: HowSent): Promise<Refusal | undefined>;
  /** As `add`; fields that are absent keep their value. */
  changeLine(change: CartLineChange, how?: HowSent): Promise<Refusal | undefined>;
  /** Moves all lines of one way to shop, or some of them, to another one. */
  moveLines(move: CartMove): Promise<Refusal | undefined>;
  /** Opens the cart that changes an order. One for another order stays instead, unless `replaces` names it. */
  beginChanges(orderId: string, replaces?: string): Promise<void>;
  /** Discards the changes to an order, which stays as it was. */
  dropChanges(orderId: string): Promise<Refusal | undefined>;
}

/** The shop's API, the shopper's cart and the actions on it. */
export interface Shop
  extends
    CartView,
    CartActions,
    Pick<OwnCart, 'amounts' | 'unsaved' | 'handOver' | 'removeKept'>,
    Omit<Sales, 'reloadSales'> {
  readonly api: ShopApi;
  readonly isVisitor: boolean;
  /** How often the shopper has signed in again on this page. */
  readonly signIns: number;
  /** Reads the cart and the flash sales again. */
  refresh(): void;
  /** Reads the cart and the flash sales for another way to shop; does nothing if it is the current one. */
  changeWay(way: Place): void;
  /** Has the flash sales for all ways of the banner loaded; returns a function that ends that. */
  askAllSales(): () => void;
}
