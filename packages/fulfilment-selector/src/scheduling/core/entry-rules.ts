import { parseModality, SCHEDULED_MODALITIES } from '@grocer/foundation/domain';
import type {
  Address,
  CartLine,
  Destination,
  ModalityPreference,
  ScheduledModality,
} from '@grocer/foundation/domain';

const isScheduled = (modality: string | undefined): modality is ScheduledModality =>
  SCHEDULED_MODALITIES.some((one) => one === modality);

/** What decides for which way of shopping times are looked for. */
interface Wish {
  /** What the page was asked for, in whatever spelling [F-2.3]. */
  readonly fulfillmentType: string | undefined;
  readonly active: ModalityPreference | undefined;
  readonly lines: readonly CartLine[];
}

/** The way of shopping to schedule: what the page was asked for, else what is in use, else what the cart is for [F-2.3]. */
export function modalityToSchedule({ fulfillmentType = '', active, lines }: Wish): ScheduledModality {
  const wishes = [parseModality(fulfillmentType), active?.modality, ...lines.map(({ modality }) => modality)];
  return wishes.find(isScheduled) ?? 'PICKUP';
}

/** The lines of the cart that are had in one way. */
export const linesFor = (lines: readonly CartLine[], modality: ScheduledModality): readonly CartLine[] =>
  lines.filter((line) => line.modality === modality);

/** Do two readings of a cart have the same in them, in whatever order? */
export function areSameLines(some: readonly CartLine[], others: readonly CartLine[]): boolean {
  const known = new Map(others.map((line) => [line.id, line]));
  return (
    some.length === others.length &&
    some.every(({ id, gtin13, quantity, modality, sellerId }) => {
      const other = known.get(id);
      return (
        other?.gtin13 === gtin13 &&
        other.quantity === quantity &&
        other.modality === modality &&
        other.sellerId === sellerId
      );
    })
  );
}

/** Is an address complete enough to be delivered to: a street and a postal code [F-2.58]? */
export const isComplete = ({ street, postalCode }: Address): boolean => street !== '' && postalCode !== '';

/** Where a shopper who comes to the scheduling page stands [F-2.58] [F-2.59] [F-2.60]. */
export type Entry =
  | { readonly kind: 'cart' | 'empty' | 'choose' }
  | { readonly kind: 'ready'; readonly destination: Destination };

interface Arrival {
  readonly modality: ScheduledModality;
  readonly lines: readonly CartLine[];
  /** Is an order changed that was placed before? Its time stays; its cart is elsewhere. */
  readonly isModify: boolean;
  readonly active: ModalityPreference | undefined;
}

function destinationOf({ modality, active }: Arrival): Destination | undefined {
  if (active?.modality !== modality) return undefined;
  const { destination } = active;
  if (modality === 'PICKUP') return destination.kind === 'store' ? destination : undefined;
  return destination.kind === 'address' && isComplete(destination.address) ? destination : undefined;
}

/**
 * Decides what the page begins with: back to the cart where it holds nothing for this way or changes an order; the
 * empty state where it holds nothing at all; a store or an address to choose where there is none for this way.
 */
export function entryOf(arrival: Arrival): Entry {
  const { lines, modality, isModify } = arrival;
  if (isModify) return { kind: 'cart' };
  if (lines.length === 0) return { kind: 'empty' };
  if (linesFor(lines, modality).length === 0) return { kind: 'cart' };
  const destination = destinationOf(arrival);
  return destination ? { kind: 'ready', destination } : { kind: 'choose' };
}
