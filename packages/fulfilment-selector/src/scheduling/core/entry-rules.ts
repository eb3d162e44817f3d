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

/** What determines the modality to schedule. */
interface Wish {
  /** The modality that the page was opened for, in any spelling [F-2.3]. */
  readonly fulfillmentType: string | undefined;
  readonly active: ModalityPreference | undefined;
  readonly lines: readonly CartLine[];
}

/** Returns the modality to schedule: as the page was opened, else the one in use, else the cart's [F-2.3]. */
export function modalityToSchedule({ fulfillmentType = '', active, lines }: Wish): ScheduledModality {
  const wishes = [parseModality(fulfillmentType), active?.modality, ...lines.map(({ modality }) => modality)];
  return wishes.find(isScheduled) ?? 'PICKUP';
}

/** Returns the cart lines of a modality. */
export const linesFor = (lines: readonly CartLine[], modality: ScheduledModality): readonly CartLine[] =>
  lines.filter((line) => line.modality === modality);

/** Returns true when two readings of a cart have the same lines, in any order. */
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

/** Returns true when an address has a street and a postal code, as deliveries need [F-2.58]. */
export const isComplete = ({ street, postalCode }: Address): boolean => street !== '' && postalCode !== '';

/** The state in which a shopper arrives on the scheduling page [F-2.58] [F-2.59] [F-2.60]. */
export type Entry =
  | { readonly kind: 'cart' | 'empty' | 'choose' }
  | { readonly kind: 'ready'; readonly destination: Destination };

interface Arrival {
  readonly modality: ScheduledModality;
  readonly lines: readonly CartLine[];
  /** True when a placed order is being changed. Its time stays; its cart is on another page. */
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
 * Returns what the page starts with: back to the cart if that has no items of the modality or an order is
 * being changed; the empty state if the cart is empty; choosing a store or address if none is known for the
 * modality.
 */
export function entryOf(arrival: Arrival): Entry {
  const { lines, modality, isModify } = arrival;
  if (isModify) return { kind: 'cart' };
  if (lines.length === 0) return { kind: 'empty' };
  if (linesFor(lines, modality).length === 0) return { kind: 'cart' };
  const destination = destinationOf(arrival);
  return destination ? { kind: 'ready', destination } : { kind: 'choose' };
}
