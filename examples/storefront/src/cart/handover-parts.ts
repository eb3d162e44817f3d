import type { CartMove } from '@grocer/foundation/contract';
import type { Cart, Modality } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import { additionsOf, idOf, withMore } from './device-cart.ts';
import type { DeviceCart, Part } from './device-cart.ts';

type Lines = DeviceCart['lines'];

/** Returns true if two lines are of one product for one way to shop. */
export const isSame = (one: Lines[number], other: Lines[number]): boolean =>
  one.gtin13 === other.gtin13 && one.modality === other.modality;

/** Subtracts the quantities of other lines; a line without a rest is left out. */
const linesWithout = (lines: Lines, taken: Lines): Lines =>
  lines.flatMap((line) => {
    const quantity = line.quantity - (taken.find((one) => isSame(one, line))?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

const without = (cart: DeviceCart, part: Part): DeviceCart => ({
  ...cart,
  lines: linesWithout(cart.lines, part.lines),
  begun: cart.begun?.filter(({ id }) => id !== part.id),
});

/** Removes what was sent for other shoppers, who may have it already. Refused parts stay in the cart. */
export function withoutOthers(cart: DeviceCart, shopperId: string): DeviceCart {
  const ofOthers = (cart.begun ?? []).filter((part) => part.shopperId !== shopperId);
  const left = ofOthers.filter((part) => !part.isRefused).reduce(without, cart);
  return { ...left, begun: left.begun?.filter((part) => part.shopperId === shopperId) };
}

/** Removes lines, and the parts that consist of them. */
export const withoutLines = (cart: DeviceCart, lines: Lines): DeviceCart => ({
  ...cart,
  lines: linesWithout(cart.lines, lines),
  begun: cart.begun?.filter((part) => linesWithout(part.lines, lines).length > 0),
});

/** Removes a part that the service has accepted; a second call changes nothing. */
export const withTaken = (cart: DeviceCart, { id }: Part): DeviceCart => {
  const part = cart.begun?.find((one) => one.id === id);
  return part ? without(cart, part) : cart;
};

/** Forgets what was refused, so that it is looked for again. */
export const withoutRefusals = (cart: DeviceCart): DeviceCart => ({
  ...cart,
  begun: cart.begun?.filter(({ isRefused }) => !isRefused),
});

/**
 * Marks a part as refused: its lines stay, for another attempt with a new id. Lines that are known to be refused
 * each become a part of their own.
 */
export const withRefused = (cart: DeviceCart, { id }: Part, isEachRefused = false): DeviceCart => ({
  ...cart,
  begun: cart.begun?.flatMap((part) => {
    if (part.id !== id) return [part];
    const refused = { ...part, isRefused: true as const };
    return isEachRefused ? part.lines.map((line) => ({ ...refused, id: newId(), lines: [line] })) : [refused];
  }),
});

/**
 * Moves all lines of one way to shop, or some of them, to another one, except those that another cart may
 * have already. Returns undefined if a line would exceed the maximum or nothing is left to move.
 */
export function withMoved(cart: DeviceCart, { from, to, lineIds }: CartMove): DeviceCart | undefined {
  const moved = (cart.begun ?? [])
    .filter((part) => !part.isRefused)
    .reduce<Lines>((lines, part) => linesWithout(lines, part.lines), cart.lines)
    .filter((line) => line.modality === from && (lineIds?.includes(idOf(line)) ?? true));
  if (moved.length === 0) return undefined;
  const rest = { ...cart, lines: linesWithout(cart.lines, moved) };
  return moved.reduce<DeviceCart | undefined>(
    (next, line) => next && withMore(next, { ...line, modality: to }),
    rest,
  );
}

interface Receiver {
  readonly shopperId: string;
  readonly modality: Modality;
  /** The only lines to send, if not all. */
  readonly only?: Lines | undefined;
  /** The lines of the shopper's own cart. */
  readonly own: Pick<Cart, 'lines'>;
}

/**
 * Returns the part to send next for one way to shop, and the cart with that part as begun. An unanswered part
 * comes first, unchanged; of other lines, what exceeds the maximum of the shopper's own line is dropped.
 */
export function withNextPart(
  cart: DeviceCart,
  { shopperId, modality, only, own }: Receiver,
): { readonly cart: DeviceCart; readonly part: Part | undefined } {
  const begun = cart.begun ?? [];
  const isWanted = (line: Lines[number]): boolean =>
    line.modality === modality && (only?.some((one) => isSame(one, line)) ?? true);
  const mine = begun.filter((part) => part.lines.some(isWanted));
  const unanswered = mine.find((part) => !part.isRefused);
  if (unanswered) return { cart, part: unanswered };
  const lines = additionsOf({ lines: cart.lines.filter(isWanted) }, own);
  const rest = {
    ...cart,
    lines: [...cart.lines.filter((line) => !isWanted(line)), ...lines],
    begun: begun.filter((part) => !mine.includes(part)),
  };
  if (lines.length === 0) return { cart: rest, part: undefined };
  const part = { id: newId(), shopperId, lines };
  return { cart: { ...rest, begun: [...rest.begun, part] }, part };
}
