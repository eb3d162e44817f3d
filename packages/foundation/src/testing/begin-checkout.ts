import { addCartItems } from '../contract/cart/add-cart-items.ts';
import { readCart } from '../contract/cart/read-cart.ts';
import { createCheckout } from '../contract/scheduling/create-checkout.ts';
import { createPromise } from '../contract/scheduling/create-promise.ts';
import { listPromisingTimeslots } from '../contract/scheduling/list-promising-timeslots.ts';
import type { CartLine } from '../domain/cart.ts';
import type { OrderedLine } from '../domain/checkout.ts';
import type { ScheduledModality } from '../domain/timeslot.ts';
import { senderOf } from './shopper-services.ts';
import type { ShopperServices } from './shopper-services.ts';

const STORE = '01100001';
/** Products that are sold out in the demo stores: they stay in the cart and are in no order. */
const SOLD_OUT = ['2000000000004', '2000000000008', '2000000000040'];
/** Products to add when the cart has none for the modality. */
const MORE = { PICKUP: '2000000000001', DELIVERY: '2000000000001', SHIP: '2000000000024' } as const;
/** The demo shoppers' delivery address. */
export const HOME = {
  kind: 'address',
  address: {
    street: '17 Walnut Lane',
    unit: '',
    locality: 'Cincinnati',
    region: 'OH',
    postalCode: '45202',
    countryCode: 'US',
  },
} as const;

/** Options of a new checkout. */
export interface Beginning {
  /** Default: a valid phone number. */
  readonly phone?: string | undefined;
  /** Default: pickup. */
  readonly modality?: ScheduledModality | undefined;
  /** Delivery vendor. Default: the banner's own. */
  readonly vendor?: 'OWN' | 'THIRD_PARTY' | 'COURIER' | undefined;
  /** Reserves the last available time, which leaves time for modifications. Default: the first one. */
  readonly isLast?: boolean | undefined;
}

/** Converts a wanted item to a line of an order, without wishes. */
export const asOrdered = ({ gtin13, quantity }: Pick<CartLine, 'gtin13' | 'quantity'>): OrderedLine => ({
  gtin13,
  quantity,
  substitutionPolicy: undefined,
  couponId: undefined,
  sourceStoreId: undefined,
});

/** Creates a checkout of the cart's items for one modality, like a scheduling page; resolves with its id. */
export async function beginCheckout(
  services: ShopperServices,
  { phone = '5135550142', modality = 'PICKUP', vendor = 'OWN', isLast = false }: Beginning = {},
): Promise<string> {
  const send = senderOf(services);
  let cart = await send(readCart, undefined);
  const isHad = (line: CartLine): boolean => line.modality === modality && !SOLD_OUT.includes(line.gtin13);
  if (!cart.lines.some(isHad))
    cart = await send(addCartItems, { modality, items: [{ gtin13: MORE[modality], quantity: 1 }] });
  const items = cart.lines
    .filter((line) => line.modality === modality)
    .map(({ gtin13, quantity }) => ({ gtin13, quantity }));
  const offered = (
    await send(listPromisingTimeslots, {
      modality,
      destination: modality === 'PICKUP' ? { kind: 'store', locationId: STORE } : HOME,
      items,
    })
  ).days
    .flatMap(({ times }) => times)
    .filter(({ vendorId }) => modality !== 'DELIVERY' || vendorId === vendor);
  const time = offered.at(isLast ? -1 : 0);
  if (!time) throw new Error('There is no time to promise.');
  const promise = await send(createPromise, {
    modality,
    optionIds: [time.optionId],
    vendorId: time.vendorId,
    originalWindow: time.window,
    items,
  });
  const { id } = await send(createCheckout, {
    cartId: cart.id,
    modality,
    contact: { firstName: 'Alice', lastName: 'Adams', phone },
    deliveryType: 'Standard',
    promise: { id: promise.id, versionKey: promise.versionKey },
    lines: items.map(asOrdered),
  });
  return id;
}
