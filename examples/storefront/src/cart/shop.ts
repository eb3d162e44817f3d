import type { CartLineChange, CartMove } from '@grocer/foundation/contract';
import type { CartLine, Modality, Product } from '@grocer/foundation/domain';
import type { StoreApi } from 'zustand/vanilla';
import type { Price } from '../sales/price-rules.ts';
import type { Sales } from '../sales/use-sales.ts';
import type { Addition, ShopApi } from '../shop-api.ts';
import type { Way } from '../ways/remembered-way.ts';
import type { Amounts } from './amount-sender.ts';
import type { CartState } from './cart-state.ts';
import type { Refusal } from './cart-words.ts';
import type { Unsaved } from './unsaved.ts';

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

/** The shop's API, the shopper's cart and the actions on it. */
export interface Shop extends Pick<
  Sales,
  'sales' | 'salesPhase' | 'arePricesReady' | 'priceOf' | 'retrySales'
> {
  readonly api: ShopApi;
  /** Quantities that the shopper has set and that are not saved yet. */
  readonly amounts: Amounts;
  readonly unsaved: StoreApi<Unsaved>;
  /** Waits for all pending changes; resolves with true if all of them were saved. */
  readonly settled: () => Promise<boolean>;
  /** Number of changes that are in flight or wait for a connection. */
  readonly waiting: number;
  readonly isVisitor: boolean;
  readonly state: CartState;
  /** Message about items added before the sign-in that are not in the shopper's cart. */
  readonly keptBack: string | undefined;
  load(): void;
  /** Returns the line as the service had it last, also once it is removed. */
  latestOf(line: CartLine): CartLine;
  /** Removes the error message of the last change. */
  forgetRefusal(): void;
  /** Reads the cart and the flash sales again; with a `way`, only if it differs from the last one. */
  refresh(way?: Place): void;
  /** Price of a product for a way to shop used in the cart; flash sales of another way do not apply. */
  priceIn(modality: Modality, product: Product): Price;
  /** Changes are sent one after the other. */
  add(addition: Addition, how?: HowSent): Promise<Refusal | undefined>;
  /** As `add`; fields that are absent keep their value. */
  changeLine(change: CartLineChange, how?: HowSent): Promise<Refusal | undefined>;
  /** True while lines are moved. Quantities are locked meanwhile: one set before would undo the move. */
  readonly isMoving: boolean;
  /** Moves all lines of one way to shop, or some of them, to another one. */
  moveLines(move: CartMove): Promise<Refusal | undefined>;
  /** True while the changes to an order are opened or dropped. */
  readonly isSwitching: boolean;
  /** Opens the cart that changes an order. */
  beginChanges(checkoutId: string, how?: HowSent): Promise<Refusal | undefined>;
  /** Discards the changes of that cart; the order stays as it was. */
  dropChanges(): Promise<Refusal | undefined>;
}
