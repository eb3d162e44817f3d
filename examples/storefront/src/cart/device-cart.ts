import { safeParse } from '@grocer/foundation/contract';
import type { CartLineChange } from '@grocer/foundation/contract';
import { MODALITIES } from '@grocer/foundation/domain';
import type { Cart, CartLine } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import * as v from 'valibot';
import type { Addition } from '../shop-api.ts';

const NAME = 'shop.cart';
/** As much as a line takes, and as many lines as a cart. */
export const MOST = 99;
const MOST_LINES = 300;

const Line = v.object({
  gtin13: v.string(),
  quantity: v.pipe(v.number(), v.minValue(0.25), v.maxValue(MOST)),
  modality: v.picklist(MODALITIES),
  /** Nothing may come instead. Absent: something may, as in every other cart. */
  substitutionPolicy: v.exactOptional(v.literal('NONE')),
});
/** What has been sent to the cart of a shopper, for one way of shopping, and has not been taken yet as far as is known. */
const Part = v.object({
  /** By it the service knows what it has taken already: another try has the same id, and the same lines. */
  id: v.string(),
  /** Whose cart it is for. */
  shopperId: v.string(),
  lines: v.pipe(v.array(Line), v.minLength(1)),
  /** The service has taken none of it: the next try is a new one. */
  isRefused: v.optional(v.literal(true)),
});
export type Part = v.InferOutput<typeof Part>;

/** What a visitor wants: products and how many, for which way of shopping, and whether others may come instead; and how far it has been handed over. */
const Kept = v.object({
  id: v.string(),
  lines: v.pipe(v.array(Line), v.maxLength(MOST_LINES)),
  begun: v.optional(v.array(Part)),
});
export type DeviceCart = v.InferOutput<typeof Kept>;

const emptyCart = (): DeviceCart => ({ id: newId(), lines: [] });

/** The cart that could not be stored. */
let unstored: DeviceCart | undefined;

/** The cart of whoever shops in this browser without signing in. */
export function readDeviceCart(): DeviceCart {
  if (unstored) return unstored;
  try {
    const parsed = safeParse(Kept, JSON.parse(localStorage.getItem(NAME) ?? 'null'));
    return parsed.success ? parsed.output : emptyCart();
  } catch {
    return emptyCart();
  }
}

/** Keeps it; without storage it is there until the page is left. */
export function keepDeviceCart(cart: DeviceCart): void {
  try {
    if (cart.lines.length === 0) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, JSON.stringify(cart));
    unstored = undefined;
  } catch {
    // Storage may be full, or forbidden.
    unstored = cart;
  }
}

/** The id of a line, which is that of its product in one way of shopping. */
export const idOf = ({ gtin13, modality }: Pick<CartLine, 'gtin13' | 'modality'>): string =>
  `${modality} ${gtin13}`;

/** The same cart as the shop shows every other one. */
export const cartOf = ({ id, lines }: DeviceCart): Cart => ({
  id,
  modify: undefined,
  lines: lines.map((line) => ({
    ...line,
    id: idOf(line),
    substitutionPolicy: line.substitutionPolicy ?? 'SHOPPER_CHOICE',
    substitutionItems: [],
    instructions: '',
    sellerId: undefined,
    sourceStoreId: undefined,
  })),
});

const wishOf = (policy: CartLine['substitutionPolicy'] | undefined): Partial<DeviceCart['lines'][number]> =>
  policy === 'NONE' ? { substitutionPolicy: 'NONE' } : {};

/** More of a product; undefined where a cart takes no more. What was wished of it there stays. */
export function withMore(
  cart: DeviceCart,
  {
    gtin13,
    modality,
    quantity,
    substitutionPolicy,
  }: Pick<Addition, 'gtin13' | 'modality' | 'quantity' | 'substitutionPolicy'>,
): DeviceCart | undefined {
  const { lines } = cart;
  const had = lines.find((line) => line.gtin13 === gtin13 && line.modality === modality);
  const total = (had?.quantity ?? 0) + quantity;
  if (total > MOST || (!had && lines.length >= MOST_LINES)) return undefined;
  if (!had)
    return { ...cart, lines: [...lines, { gtin13, modality, quantity, ...wishOf(substitutionPolicy) }] };
  return { ...cart, lines: lines.map((one) => (one === had ? { ...had, quantity: total } : one)) };
}

/** What is wanted of a line from now on; of none it goes. */
export const withLineChange = (
  cart: DeviceCart,
  { lineId, quantity, substitutionPolicy }: CartLineChange,
): DeviceCart => ({
  ...cart,
  lines: cart.lines.flatMap((line) => {
    if (idOf(line) !== lineId) return [line];
    const { substitutionPolicy: before, ...rest } = line;
    const changed = {
      ...rest,
      quantity: quantity ?? line.quantity,
      ...wishOf(substitutionPolicy ?? before),
    };
    return changed.quantity > 0 ? [changed] : [];
  }),
});

/** What is handed over for each way of shopping, beside what is in the shopper's own cart: no line takes more than it may. */
export const additionsOf = (
  { lines }: Pick<DeviceCart, 'lines'>,
  own: Pick<Cart, 'lines'>,
): DeviceCart['lines'] =>
  lines.flatMap(({ quantity, ...line }) => {
    const { gtin13, modality } = line;
    const had = own.lines.find((one) => one.gtin13 === gtin13 && one.modality === modality)?.quantity ?? 0;
    const more = Math.min(quantity, MOST - had);
    return more > 0 ? [{ ...line, quantity: more }] : [];
  });
