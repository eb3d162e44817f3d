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

/** One thing that a shopper does in a checkout, by the request whose answer is changed. */
export interface FuzzOperation {
  readonly key: string;
  /** The checkout that it is done in. Default: one of a pickup, paid by the shopper's own card. */
  readonly begin?: (box: Box) => Promise<CheckoutConfig>;
  /** Does it; once more where it came to nothing. */
  readonly run: (core: CheckoutCore) => Promise<unknown>;
  readonly isDone: (core: CheckoutCore) => boolean;
  /** Asks the service what is asked only where something has gone wrong. */
  readonly lookBefore?: (core: CheckoutCore, box: Box) => Promise<unknown>;
  /** Reads what a write has changed, which its second look is answered by. */
  readonly lookAfter?: (core: CheckoutCore) => Promise<unknown>;
  /** The change that it is, as far as the page shows what became of it. */
  readonly edit?: EditName;
  /** How it is said that a write is done, and what an answer has to say for that. */
  readonly claim?: Claim;
}

interface Claim {
  /** Default: what it is done by. */
  readonly event?: keyof CheckoutEvents;
  readonly proof: v.GenericSchema;
}

const CHECKOUT = '/checkout/v2/checkouts/{id}';

/** The requests of a checkout, by what tells them apart. */
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

/** What tells requests apart: method, path, and what is sent by the same path. */
export function fuzzKeyOf({ method, url }: Request, body: string): string {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/(\/checkouts)\/[^/]+/, '$1/{id}');
  const kind = /"type":"(\w+)"/.exec(body)?.[1] ?? (searchParams.has('modify') ? 'modify' : '');
  return `${method} ${path} ${kind}`.trim();
}

/** Is something asked, though by POST? */
export const isAsked = (key: string): boolean => key.startsWith('GET ') || key === fuzzKeys.readTexts;

/** Places the order, or has it changed: nothing else is taken by the service from then on. */
export const isSubmission = (key: string | undefined): boolean =>
  key === fuzzKeys.place || key === fuzzKeys.modify;

/** Sends calls as a checkout does. */
export const sends = ({ deps }: CheckoutCore) => senderOf({ http: deps.http, signal: deps.signal });

/** The checkout as the page has it. */
export const shown = ({ store }: CheckoutCore): Checkout | undefined => checkoutOf(store.getState().order);

/** The checkout as the service has it. */
export const readIt = (core: CheckoutCore): Promise<Checkout> =>
  sends(core)(readCheckout, { id: core.config.orderId });

/** What an answer about a checkout has to say of it. */
export const says = (checkout: v.GenericSchema): v.GenericSchema =>
  v.object({ data: v.object({ checkout }) });

/** A checkout in which something was done before. */
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
