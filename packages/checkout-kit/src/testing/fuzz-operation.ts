import { readCheckout } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { senderOf } from '@grocer/foundation/testing/checkouts';
import * as v from 'valibot';
import { checkoutOf } from '../checkout/order-reducer.ts';
import type { EditName } from '../checkout/slice.ts';
import type { CheckoutConfig } from '../config.ts';
import type { CheckoutCore } from '../core/create-checkout.ts';
import type { CheckoutEvents } from '../events.ts';
import type { useCheckout } from './use-checkout.ts';

export type Box = ReturnType<typeof useCheckout>;

/** A shopper's operation in a checkout, with the request whose answer is mutated. */
export interface FuzzOperation {
  readonly key: string;
  /** Prepares the checkout. Default: a pickup order paid with the shopper's own card. */
  readonly begin?: (box: Box) => Promise<CheckoutConfig>;
  /** Performs the operation; called again if it failed. */
  readonly run: (core: CheckoutCore) => Promise<unknown>;
  readonly isDone: (core: CheckoutCore) => boolean;
  /** Sends the reads that otherwise happen only after a failure, so that they are recorded. */
  readonly lookBefore?: (core: CheckoutCore, box: Box) => Promise<unknown>;
  /** Reads what the write has changed, so that the answer to its reconciliation is recorded. */
  readonly lookAfter?: (core: CheckoutCore) => Promise<unknown>;
  /** The edit that the operation makes, if the page shows its outcome. */
  readonly edit?: EditName;
  /** How the page claims that the write is done, and the answer that proves it. */
  readonly claim?: Claim;
}

interface Claim {
  /** The event that claims it. Default: `isDone` does. */
  readonly event?: keyof CheckoutEvents;
  readonly proof: v.GenericSchema;
}

const CHECKOUT = '/checkout/v2/checkouts/{id}';

/** Keys of a checkout's requests. */
export const fuzzKeys = {
  read: `GET ${CHECKOUT}`,
  readChanges: `GET ${CHECKOUT} modify`,
  readCards: `GET ${CHECKOUT}/payment-info`,
  fulfilment: `PUT ${CHECKOUT}/fulfillment`,
  lines: `PUT ${CHECKOUT}/line-items`,
  payment: `PUT ${CHECKOUT}/payment`,
  promos: `PUT ${CHECKOUT}/promos`,
  tip: `PUT ${CHECKOUT}/tip`,
  place: `PUT ${CHECKOUT} ACTIVATE`,
  modify: `PUT ${CHECKOUT} MODIFY`,
  merge: `PUT ${CHECKOUT}/order`,
  addCard: 'POST /checkout/v2/order-cards',
  readCart: 'GET /cart/v1/cart',
  clearCart: 'PUT /cart/v1/cart/cleared',
  deleteModifyCart: 'DELETE /cart/v1/cart/modify',
  flashSales: 'GET /products/v1/flash-sales',
  readTexts: 'POST /accountmanagement/api/sms/opt-in-status',
  texts: 'POST /accountmanagement/api/sms/opt-in',
  readEmails: 'GET /accountmanagement/api/email-preferences',
  emails: 'POST /accountmanagement/api/email-preferences',
} as const;

/** Returns the key of a request: method, path, and the kind of body or query where paths are shared. */
export function fuzzKeyOf({ method, url }: Request, body: string): string {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/(\/checkouts)\/[^/]+/, '$1/{id}');
  const kind = /"type":"(\w+)"/.exec(body)?.[1] ?? (searchParams.has('modify') ? 'modify' : '');
  return `${method} ${path} ${kind}`.trim();
}

/** Returns true for a read, including those sent by POST. */
export const isAsked = (key: string): boolean => key.startsWith('GET ') || key === fuzzKeys.readTexts;

/** Returns true for placing or modifying an order, after which the service accepts no other write. */
export const isSubmission = (key: string | undefined): boolean =>
  key === fuzzKeys.place || key === fuzzKeys.modify;

/** Returns a sender of calls with the checkout's own client. */
export const sends = ({ deps }: CheckoutCore) => senderOf({ http: deps.http, signal: deps.signal });

/** Returns the checkout in the store. */
export const shown = ({ store }: CheckoutCore): Checkout | undefined => checkoutOf(store.getState().order);

/** Reads the checkout from the service. */
export const readIt = (core: CheckoutCore): Promise<Checkout> =>
  sends(core)(readCheckout, { id: core.config.orderId });

/** Schema of an answer whose checkout matches the given schema. */
export const says = (checkout: v.GenericSchema): v.GenericSchema =>
  v.object({ data: v.object({ checkout }) });

/** Begins a checkout, runs `before` in it and returns its config. */
export async function begun(
  box: Box,
  start: Parameters<Box['start']>[0] = {},
  before: (core: CheckoutCore) => Promise<unknown> = async () => undefined,
): Promise<CheckoutConfig> {
  const { core, leave } = await box.start(start);
  await before(core);
  leave();
  return core.config;
}

export const isShown = ({ store }: CheckoutCore): boolean => store.getState().order.phase === 'editing';
export const isPlaced = ({ store }: CheckoutCore): boolean => store.getState().order.phase === 'placed';
