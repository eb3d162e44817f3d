import { displayPostalCode, isOfDays, slotLabel } from '@grocer/foundation/domain';
import type { Modality } from '@grocer/foundation/domain';
import type { ReservationState } from '@grocer/fulfilment-selector';
import type { Way } from './remembered-way.ts';

export const WAYS = { PICKUP: 'Pickup', DELIVERY: 'Delivery', SHIP: 'Ship', IN_STORE: 'In store' } as const;

/** Heading for a shopper who has chosen a way to shop. */
export const SHOPPING: Readonly<Record<Modality, string>> = {
  PICKUP: 'Shopping for pickup',
  DELIVERY: 'Shopping for delivery',
  SHIP: 'Shopping for shipping',
  IN_STORE: 'Shopping in store',
};

/** Titles of the flash sales for each way to shop. */
export const SALES: Readonly<Record<Modality, string>> = {
  PICKUP: 'Flash sales for pickup',
  DELIVERY: 'Flash sales for delivery',
  SHIP: 'Flash sales for shipping',
  IN_STORE: 'Flash sales in store',
};

/** Illustration of each way to shop. */
export const WAY_ART: Readonly<Record<Modality, string>> = {
  PICKUP: '/art/way-pickup.svg',
  DELIVERY: '/art/way-delivery.svg',
  SHIP: '/art/way-ship.svg',
  IN_STORE: '/art/way-instore.svg',
};

/** Shown instead of a way to shop while none is chosen. */
const QUESTION = 'How are you shopping today?';

/** Returns the name of a store without the name of its banner, which the shop's header shows already. */
export const nameWithout = (banner: string, storeName: string): string =>
  storeName.startsWith(`${banner} `) ? storeName.slice(banner.length + 1) : storeName;

/** Returns the store, street or ZIP code of a way to shop as text; empty if none is known. */
export const placeWords = ({ storeName, street, postalCode }: Way): string =>
  storeName ?? (street || (postalCode === undefined ? '' : displayPostalCode(postalCode)));

/** Returns the way to shop and its place as text. */
export function wayWords(way: Way | undefined): string {
  if (!way) return QUESTION;
  const place = placeWords(way);
  if (place === '') return WAYS[way.modality];
  return `${WAYS[way.modality]} ${way.storeName === undefined ? 'to' : 'at'} ${place}`;
}

/** State of a held time; `soon` during its last five minutes. */
export type HoldState = 'held' | 'soon' | 'expired';

/** Texts for a time that is held, or was. */
export interface HoldWords {
  readonly state: HoldState;
  /** The time itself; empty once it has expired. */
  readonly when: string;
  readonly left: string;
}

/** One minute in ms. */
export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SOON_MINUTES = 5;

/** Formats a time window in its place's time zone: "Mon 2 – 4 PM"; one that ends on another day as "Mon 11 PM – 12 AM". */
function timeWords({ value, timeZone }: ReservationState['window']): string {
  const [start = '', end = ''] = value.split('/');
  const span = { start: Date.parse(start), end: Date.parse(end) };
  if (isOfDays(span)) return slotLabel(span, { zone: timeZone });
  const isOfHours = [span.start, span.end].every((at) => at % HOUR === 0);
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone });
  const hours = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    ...(!isOfHours && { minute: '2-digit' }),
    timeZone,
  });
  const isOfOneDay = day.format(span.start) === day.format(span.end);
  const times = isOfOneDay
    ? hours.formatRange(span.start, span.end)
    : `${hours.format(span.start)} – ${hours.format(span.end)}`;
  return `${day.format(span.start)} ${times}`;
}

/**
 * Returns the texts for a held time at `now`, in epoch ms by the service's clock. Minutes are rounded down.
 */
export function holdWords(
  reservation: Pick<ReservationState, 'status' | 'window' | 'expiresAt'>,
  now: number,
): HoldWords {
  const minutes = Math.floor((reservation.expiresAt - now) / MINUTE);
  if (reservation.status === 'expired' || minutes < 0)
    return { state: 'expired', when: '', left: 'Time expired · choose another' };
  const state = minutes < SOON_MINUTES ? 'soon' : 'held';
  const left = minutes < 1 ? 'held less than a minute' : `held ${minutes} min`;
  return { state, when: timeWords(reservation.window), left };
}

const OFFERED = { DELIVERY: 'delivery', PICKUP: 'pickup', IN_STORE: 'in store' } as const;

/** A way to shop that the home page asks for. */
export type OfferedWay = keyof typeof OFFERED;

const IN_ORDER: readonly OfferedWay[] = ['DELIVERY', 'PICKUP', 'IN_STORE'];

/** Returns the ways of a banner that the home page asks for. */
export const offeredWays = (ways: readonly Modality[]): readonly OfferedWay[] =>
  IN_ORDER.filter((way) => ways.includes(way));

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns the ways to shop of a banner as text; what to do instead if it has none. */
export function offeredWords(ways: readonly Modality[]): string {
  const words = OR.format(offeredWays(ways).map((way) => OFFERED[way]));
  return words === '' ? 'Visit one of our stores' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

interface NoteFor {
  readonly isVisitor: boolean;
  /** The ways to shop of the banner. */
  readonly ways: readonly Modality[];
}

/** Returns the note below the way to shop while no time is held. */
export function noteWords(way: Way | undefined, { isVisitor, ways }: NoteFor): string {
  if (!way) return offeredWords(ways);
  if (way.modality === 'IN_STORE') return 'Prices and stock on the shelf';
  if (way.modality === 'SHIP') return 'Sent to your door';
  return isVisitor ? 'Sign in to reserve a time' : 'Choose a time at checkout';
}
