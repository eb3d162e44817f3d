import type { CartMove } from '@grocer/foundation/contract';
import type { Cart, Modality } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import { additionsOf, idOf, withMore } from './device-cart.ts';
import type { DeviceCart, Part } from './device-cart.ts';

type Lines = DeviceCart['lines'];

const isSame = (one: Lines[number], other: Lines[number]): boolean =>
  one.gtin13 === other.gtin13 && one.modality === other.modality;

/** What stays of lines once others were taken out of them. */
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

/** A cart without what was begun for other shoppers, which may be theirs already; what was refused is nobody's. */
export function withoutOthers(cart: DeviceCart, shopperId: string): DeviceCart {
  const ofOthers = (cart.begun ?? []).filter((part) => part.shopperId !== shopperId);
  const left = ofOthers.filter((part) => !part.isRefused).reduce(without, cart);
  return { ...left, begun: left.begun?.filter((part) => part.shopperId === shopperId) };
}

/** A cart of which a part has been taken: just that is gone, and only once. */
export const withTaken = (cart: DeviceCart, { id }: Part): DeviceCart => {
  const part = cart.begun?.find((one) => one.id === id);
  return part ? without(cart, part) : cart;
};

/** A cart of which a part was refused: it stays, for another try with a new id. */
export const withRefused = (cart: DeviceCart, { id }: Part): DeviceCart => ({
  ...cart,
  begun: cart.begun?.map((part) => (part.id === id ? { ...part, isRefused: true } : part)),
});

/**
 * A cart with what is had in one way, or some lines of it, in another one, but for what may be somebody's already; undefined where
 * a line takes no more, or nothing is left to move.
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
  /** What the shopper has in their own cart. */
  readonly own: Pick<Cart, 'lines'>;
}

/**
 * What is to be sent next for one way of shopping, and the cart with it as begun. What was begun before comes first, as it was
 * then; of the rest, what the shopper's own lines do not take is left out.
 */
export function withNextPart(
  cart: DeviceCart,
  { shopperId, modality, own }: Receiver,
): { readonly cart: DeviceCart; readonly part: Part | undefined } {
  const begun = cart.begun ?? [];
  const isOfWay = (line: Lines[number]): boolean => line.modality === modality;
  const mine = begun.filter((part) => part.lines.some(isOfWay));
  const unanswered = mine.find((part) => !part.isRefused);
  if (unanswered) return { cart, part: unanswered };
  const lines = additionsOf({ lines: cart.lines.filter(isOfWay) }, own);
  const rest = {
    ...cart,
    lines: [...cart.lines.filter((line) => !isOfWay(line)), ...lines],
    begun: begun.filter((part) => !mine.includes(part)),
  };
  if (lines.length === 0) return { cart: rest, part: undefined };
  const part = { id: newId(), shopperId, lines };
  return { cart: { ...rest, begun: [...rest.begun, part] }, part };
}
