import {
  activateCheckout,
  addBankCard,
  addCartItems,
  addSnapCard,
  beginModifyCart,
  changeCartLine,
  checkSnapBalance,
  deleteModifyCart,
  createCheckout,
  readCart,
  readCheckout,
  updateFulfilment,
  updatePayment,
} from '@grocer/foundation/contract';
import type { WirePromise, WireWholeCheckout } from '@grocer/foundation/contract';
import * as v from 'valibot';
import type { Reach } from './sandbox-for-tests.ts';
import { ebtNumber, snapBody } from './bodies-for-tests.ts';
import {
  cardsOf,
  freshKey,
  headersFor,
  newCardBody,
  send,
  tokeniseAt,
  tokenFor,
} from './shopper-for-tests.ts';
import { promiseFor } from './times-for-tests.ts';

type Headers = Record<string, string>;

const wholeIn = (body: unknown): WireWholeCheckout => v.parse(readCheckout.response, body).data.checkout;

/** A shopper's actions with an EBT card. */
const createSnap = (sandbox: Reach, headers: Headers) => ({
  /** Adds the test EBT card with these last four digits; returns its id. */
  async addSnapCard(lastFour = '0004'): Promise<string> {
    await send(sandbox, headers, { ...addSnapCard, body: snapBody(ebtNumber(lastFour)) });
    return (await cardsOf(sandbox, headers)).find(({ cardType }) => cardType === 'EBT_CARD')?.id ?? '';
  },

  /** Sends a PIN to the vault; returns its token. */
  async typePin(pin = '1234'): Promise<string> {
    const digits = { mode: 'pin', accountNumber: undefined, cvv: undefined, pin };
    return (await tokeniseAt(sandbox, digits)).pinCheckoutId ?? '';
  },

  /** Requests the balance of the shopper's EBT card. */
  async askBalance(encryptedPin: string) {
    const card = (await cardsOf(sandbox, headers)).find(({ cardType }) => cardType === 'EBT_CARD');
    const paymentMethod = { encryptedPin, paymentgram: card?.paymentGram ?? '' };
    return send(sandbox, headers, { ...checkSnapBalance, body: { paymentMethod } });
  },
});

/** Converts a pickup line to one of an order, without wishes. */
const asOrdered = ({ gtin13, quantity }: { gtin13: string; quantity: number }) => ({
  gtin13,
  quantity,
  modalityType: 'PICKUP' as const,
});

/** A shopper's actions with checkouts, as an SDK sends them. */
export async function createShopping(sandbox: Reach, shopper: string) {
  const headers: Headers = await headersFor(sandbox, shopper);
  const at = (path: string, checkoutId: string): string => path.replace('{checkoutId}', checkoutId);

  const read = async (id: string): Promise<WireWholeCheckout> =>
    wholeIn((await send(sandbox, headers, { ...readCheckout, path: at(readCheckout.path, id) })).body);

  /** Changes the current version of a checkout. */
  async function change(call: { readonly method: string; readonly path: string }, id: string, body: object) {
    const { versionKey } = await read(id);
    return send(sandbox, headers, { ...call, path: at(call.path, id), body: { versionKey, ...body } });
  }

  /** Asks for a checkout of the pickup items at the time of a promise. */
  async function start(
    promise: Pick<WirePromise, 'id' | 'versionKey'>,
    reach: { phone?: string } = { phone: '+15135550142' },
  ) {
    const { cart } = v.parse(readCart.response, (await send(sandbox, headers, readCart)).body).data;
    const contact = { firstName: 'Erin', lastName: 'Ellis', ...reach };
    return send(sandbox, headers, {
      ...createCheckout,
      body: {
        buyer: {},
        fulfillment: {
          contact,
          deliveryType: 'Standard',
          promise: { id: promise.id, versionKey: promise.versionKey },
        },
        lineItems: cart.lineItems.filter(({ modalityType }) => modalityType === 'PICKUP').map(asOrdered),
        modalityType: 'PICKUP',
        cartId: cart.id,
      },
    });
  }

  /** Starts a checkout of the pickup items, as scheduling does. */
  async function begin(reach?: { phone?: string }): Promise<string> {
    const { body } = await start(await promiseFor(sandbox, headers), reach);
    return v.parse(createCheckout.response, body).data.checkout.id;
  }

  /** Adds a bank card; returns its id. */
  async function addCard(accountNumber = '5555555555554444', save = true): Promise<string> {
    const body = newCardBody(await tokenFor(sandbox, accountNumber), { save });
    const added = await send(sandbox, headers, { ...addBankCard, body });
    return v.parse(addBankCard.response, added.body).data.payment.card.id;
  }

  const pay = (
    id: string,
    cards: {
      activeCardId?: string;
      giftCardIds?: readonly string[];
      snapCardId?: string;
      snapEBTAmount?: string;
    },
  ) => change(updatePayment, id, { checkoutId: id, giftCardIds: [], ...cards });

  /** Returns the body that places an order as it was read. */
  const activation = (
    { versionKey, payments, paymentDetails }: WireWholeCheckout,
    operation = freshKey(),
    encryptedPin = '',
  ) => {
    const of = (type: string) =>
      payments
        .filter(({ paymentType }) => paymentType === type)
        .map(({ card, amountToAuthorize }) => ({ id: card.id, amount: String(amountToAuthorize) }));
    const ebtCards = of('EBT')
      .filter(({ amount }) => Number(amount) > 0)
      .map((tender) => ({ ...tender, program: 'SNAP' as const, encryptedPin }));
    return {
      type: 'ACTIVATE',
      versionKey,
      idempotencyKey: operation,
      paymentDetails: {
        gratuityAmount: paymentDetails.gratuityAmount,
        paymentMethods: { bankCards: of('BANK_CARD'), ebtCards, giftCards: of('GIFT_CARD') },
      },
      options: { isV2Payment: true },
    };
  };

  /** Places an order with a body and an idempotency key. */
  const place = (id: string, body: object, key = freshKey()) =>
    send(
      sandbox,
      { ...headers, 'idempotency-key': key },
      { ...activateCheckout, path: at(activateCheckout.path, id), body },
    );

  /** Changes an order with a body and a key; method and path are the same as for placing. */
  const modify = place;

  /** Reads an order as it would be with the changes in its cart. */
  const readModified = async (id: string): Promise<WireWholeCheckout> =>
    wholeIn(
      (await send(sandbox, headers, { ...readCheckout, path: `${at(readCheckout.path, id)}?modify=true` }))
        .body,
    );

  /** Returns the body that changes an order as it was read. */
  const modification = (
    { versionKey, checksum, lineItems, summary, payments, fulfillment }: WireWholeCheckout,
    operation = freshKey(),
    encryptedPin?: string,
  ) => ({
    type: 'MODIFY',
    idempotencyKey: operation,
    versionKey,
    checksum,
    lineItems: lineItems.map(asOrdered),
    summary: { cost: { total: summary.cost.total } },
    buyer: {},
    fulfillment: { deliveryType: fulfillment.deliveryType, instructions: fulfillment.instructions },
    priceAdjustment: { promos: [] },
    paymentDetails: {
      paymentVersion: '2',
      paymentMethods: {
        existingAuthorizations: payments.map(({ id, amountToAuthorize, paymentType }) => ({
          id,
          amount: amountToAuthorize,
          ...(paymentType === 'EBT' && encryptedPin !== undefined && { encryptedPin }),
        })),
      },
    },
  });

  return {
    ...createSnap(sandbox, headers),
    readModified,
    modification,
    modify,
    beginModify: (checkoutId: string, replaces?: string) =>
      send(sandbox, headers, { ...beginModifyCart, body: { checkoutId, ...(replaces && { replaces }) } }),
    dropModify: (checkoutId?: string) =>
      send(sandbox, headers, {
        ...deleteModifyCart,
        path: `${deleteModifyCart.path}?${new URLSearchParams(checkoutId === undefined ? {} : { checkoutId }).toString()}`,
      }),
    /** Adds a product to the cart of the changes. */
    addToModify: (gtin13: string, quantity = 1, modalityType = 'PICKUP') =>
      send(sandbox, headers, {
        ...addCartItems,
        body: { modalityType, cartType: 'MODIFY', items: [{ gtin13, quantity }] },
      }),
    setLine: (lineId: string, quantity: number) =>
      send(sandbox, headers, {
        ...changeCartLine,
        path: changeCartLine.path.replace('{lineId}', lineId),
        body: { quantity },
      }),
    headers,
    read,
    change,
    start,
    begin,
    addCard,
    pay,
    activation,
    place,
    fulfil: (id: string, fulfillment: object) => change(updateFulfilment, id, { payments: [], fulfillment }),
    /** Adds a product to the cart for pickup. */
    addToCart: (gtin13: string) =>
      send(sandbox, headers, {
        ...addCartItems,
        body: { modalityType: 'PICKUP', items: [{ gtin13, quantity: 1 }] },
      }),
    cart: async () => v.parse(readCart.response, (await send(sandbox, headers, readCart)).body).data.cart,
  };
}
