import { safeParse } from '@grocer/foundation/contract';
import type { CartLineChange } from '@grocer/foundation/contract';
import { MODALITIES } from '@grocer/foundation/domain';
import type { Cart, CartLine } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import * as v from 'valibot';
import type { Addition } from '../shop-api.ts';

const NAME = 'shop.cart';
/** Maximum quantity of a line; below it, the maximum number of lines of a cart. */
export const MOST = 99;
const MOST_LINES = 300;

const Line = v.object({
  gtin13: v.string(),
  quantity: v.pipe(v.number(), v.minValue(0.25), v.maxValue(MOST)),
  modality: v.picklist(MODALITIES),
  /** `NONE`: no substitute is wanted. Absent: substitutes are allowed, as in every other cart. */
  substitutionPolicy: v.exactOptional(v.literal('NONE')),
});
/** Lines sent to a shopper's cart for one way to shop, whose request is not known to have succeeded. */
const Part = v.object({
  /** Idempotency key of the request: a retry sends the same id and the same lines. */
  id: v.string(),
  /** Id of the shopper whose cart the lines are for. */
  shopperId: v.string(),
  lines: v.pipe(v.array(Line), v.minLength(1)),
  /** The service refused all lines: the next attempt gets a new id. */
  isRefused: v.optional(v.literal(true)),
});
export type Part = v.InferOutput<typeof Part>;

/** A visitor's cart: its lines, and the parts whose handover to a shopper's cart has begun. */
const Kept = v.object({
  id: v.string(),
  lines: v.pipe(v.array(Line), v.maxLength(MOST_LINES)),
  begun: v.optional(v.array(Part)),
});
export type DeviceCart = v.InferOutput<typeof Kept>;

const emptyCart = (): DeviceCart => ({ id: newId(), lines: [] });

/** The cart, if it could not be stored. */
let unstored: DeviceCart | undefined;

/** Reads the cart of a visitor from this browser. */
export function readDeviceCart(): DeviceCart {
  if (unstored) return unstored;
  try {
    const parsed = safeParse(Kept, JSON.parse(localStorage.getItem(NAME) ?? 'null'));
    return parsed.success ? parsed.output : emptyCart();
  } catch {
    return emptyCart();
  }
}

/** Stores a visitor's cart. Without storage, the cart is kept until the page is left. */
export function keepDeviceCart(cart: DeviceCart): void {
  try {
    if (cart.lines.length === 0) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, JSON.stringify(cart));
    unstored = undefined;
  } catch {
    // Storage may be full or forbidden.
    unstored = cart;
  }
}

/** Returns true if a cart has neither lines nor parts whose handover is not known to have ended. */
export const isEmpty = ({ lines, begun }: DeviceCart): boolean => lines.length === 0 && !begun?.length;

/** Returns the id of a line, made of its way to shop and its product. */
export const idOf = ({ gtin13, modality }: Pick<CartLine, 'gtin13' | 'modality'>): string =>
  `${modality} ${gtin13}`;

/** Converts a visitor's cart to the type of every other cart. */
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

/**
 * Adds a quantity of a product; returns undefined at a limit. An existing line keeps its substitution policy.
 */
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

/** Changes the quantity or substitution policy of a line; a quantity of 0 removes it. */
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

/**
 * Returns the lines to add to a shopper's own cart, each limited so that no line there exceeds the maximum.
 */
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
