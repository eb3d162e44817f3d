import { hasCentre } from '../../window/results/rules.ts';
import { concernsOwn } from '../../times/hold/rules.ts';
import type { Hold } from '../../times/hold/rules.ts';
import { addressLine, areaOfDestination, displayPostalCode, zip5Of } from '@grocer/foundation/domain';
import type {
  Destination,
  Modality,
  ModalityOption,
  ModalityOptions,
  ModalityPreference,
  StoreResult,
} from '@grocer/foundation/domain';

/** All kinds of cards, in their order if none is in use [F-2.13]. */
export const CARD_KINDS = ['own-delivery', 'all-delivery', 'delivery', 'pickup', 'ship', 'in-store'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

const MODALITY_OF: Readonly<Record<CardKind, Modality>> = {
  'own-delivery': 'DELIVERY',
  'all-delivery': 'DELIVERY',
  delivery: 'DELIVERY',
  pickup: 'PICKUP',
  ship: 'SHIP',
  'in-store': 'IN_STORE',
};

/** A modality as shown on a card. */
export interface OptionCard {
  readonly kind: CardKind;
  readonly modality: Modality;
  /** The option that the card's button chooses; undefined while the shopper has to select a store. */
  readonly option: Pick<ModalityOption, 'destination'> | undefined;
  /** The store of the option, if it is known. */
  readonly store: StoreResult | undefined;
  readonly isCurrent: boolean;
}

/** The shopper's current choice. */
export interface InUse {
  readonly preference: ModalityPreference | undefined;
  /** True when the shopper uses delivery by the banner's own centre [F-4.9]. */
  readonly isOwnDelivery: boolean;
}

export interface Offer {
  readonly found: ModalityOptions;
  readonly offers: readonly Modality[];
  /** True when deliveries by the banner's own centre are listed separately. */
  readonly ownDelivery: boolean;
  readonly inUse: InUse;
}

function kindsOf({ found, offers, ownDelivery }: Offer): readonly CardKind[] {
  const deliveries: readonly CardKind[] =
    ownDelivery && hasCentre(found) ? ['own-delivery', 'all-delivery'] : ['delivery'];
  return CARD_KINDS.filter((kind) => {
    const modality = MODALITY_OF[kind];
    if (!offers.includes(modality)) return false;
    // A store can be searched elsewhere, but deliveries have to be available here.
    if (modality === 'PICKUP' || modality === 'IN_STORE') return true;
    const isWanted = modality === 'SHIP' || deliveries.includes(kind);
    return isWanted && found.options[modality].length > 0;
  });
}

/** Returns the kind of card for the current choice. */
function currentKind(kinds: readonly CardKind[], { preference, isOwnDelivery }: InUse): CardKind | undefined {
  if (!preference) return undefined;
  const same = kinds.filter((kind) => MODALITY_OF[kind] === preference.modality);
  return same.find((kind) => (kind === 'own-delivery') === isOwnDelivery) ?? same[0];
}

const storeAt = (stores: readonly StoreResult[], destination: Destination): StoreResult | undefined =>
  destination.kind === 'store'
    ? stores.find(({ locationId }) => locationId === destination.locationId)
    : undefined;

const zipOf = ({ destination }: Pick<ModalityOption, 'destination'>): string | undefined =>
  destination.kind === 'address' ? zip5Of(destination.address.postalCode) : undefined;

function cardOf(kind: CardKind, current: CardKind | undefined, { found, inUse }: Offer): OptionCard {
  const modality = MODALITY_OF[kind];
  const isStoreKind = modality === 'PICKUP' || modality === 'IN_STORE';
  // The shopper has to choose the store.
  const here = isStoreKind ? undefined : found.options[modality][0];
  const inUseKind = kind === current ? inUse.preference : undefined;
  // A delivery to another ZIP code is not current here; its card offers delivery to this one.
  const isCurrent = inUseKind !== undefined && (!here || zipOf(inUseKind) === zipOf(here));
  const option = isCurrent ? inUseKind : here;
  const store = option && storeAt(found.stores, option.destination);
  return { kind, modality, option, store, isCurrent };
}

/** Returns the cards of all modalities, the one in use first [F-2.13] [F-2.14]. */
export function cardsOf(offer: Offer): readonly OptionCard[] {
  const kinds = kindsOf(offer);
  const current = currentKind(kinds, offer.inUse);
  const cards = kinds.map((kind) => cardOf(kind, current, offer));
  return [...cards.filter(({ isCurrent }) => isCurrent), ...cards.filter(({ isCurrent }) => !isCurrent)];
}

/** Returns a card's destination: a store's name, an address, a postal code, or undefined [F-2.15]. */
export function destinationText({ option, store }: Pick<OptionCard, 'option' | 'store'>): string | undefined {
  if (store) return store.vanityName;
  if (option?.destination.kind !== 'address') return undefined;
  const { address } = option.destination;
  const postalCode = displayPostalCode(address.postalCode);
  if (address.street === '') return postalCode === '' ? undefined : postalCode;
  return addressLine(address);
}

/** Returns true unless a reservation is for another card: of another vendor, or for another place. */
export const concernsCard = (hold: Hold, { option }: Pick<OptionCard, 'option'>): boolean =>
  concernsOwn(hold, option && areaOfDestination(option.destination));

/** The text key of a timeline [F-2.15] [F-9.5]. */
export type TimelineKey = 'ship' | 'pickup' | 'locker' | 'delivery' | 'ownDelivery' | 'allDelivery';

/** Returns the timeline of a card; shopping in a store has none [F-9.5]. */
export function timelineOf({ kind, store }: Pick<OptionCard, 'kind' | 'store'>): TimelineKey | undefined {
  if (kind === 'in-store') return undefined;
  if (kind === 'pickup') return store?.isLockerPickupLocation === true ? 'locker' : 'pickup';
  if (kind === 'own-delivery') return 'ownDelivery';
  return kind === 'all-delivery' ? 'allDelivery' : kind;
}

/** The text key of a fee [F-2.15] [F-6.4]. */
export type FeeKey = 'delivery' | 'memberDelivery' | 'pickup' | 'ship';

/** Returns the fee text of a modality; members have another one for delivery [F-6.4]. */
export function feeOf(modality: Modality, isMember: boolean): FeeKey | undefined {
  if (modality === 'IN_STORE') return undefined;
  if (modality === 'PICKUP') return 'pickup';
  if (modality === 'SHIP') return 'ship';
  return isMember ? 'memberDelivery' : 'delivery';
}

/** The text key of a button [F-2.16] [F-2.17]. */
export type ButtonKey =
  | 'shopOwnDelivery'
  | 'shopAllDelivery'
  | 'startShopping'
  | 'shopPickup'
  | 'shopInStore'
  | 'shopShip'
  | 'selectStore'
  | 'changeStore'
  | 'reserveYourTime'
  | 'scheduleDelivery'
  | 'editReservation';

export interface CardButton {
  readonly words: ButtonKey;
  /** Shops with this modality, selects a store first, or shows the timeslots. */
  readonly does: 'shop' | 'choose-store' | 'times';
}

const SHOP: Readonly<Record<CardKind, ButtonKey>> = {
  'own-delivery': 'shopOwnDelivery',
  'all-delivery': 'shopAllDelivery',
  delivery: 'startShopping',
  pickup: 'shopPickup',
  ship: 'shopShip',
  'in-store': 'shopInStore',
};

/** What determines the buttons besides the card. */
export interface ButtonFlags {
  readonly redesign: boolean;
  /** True when timeslots can be reserved before shopping. */
  readonly upfrontTimeslots: boolean;
  readonly hasReservation: boolean;
}

/** Returns the text key of the button to the timeslots [F-2.17]. */
function timesButton({ redesign, hasReservation }: Omit<ButtonFlags, 'upfrontTimeslots'>): ButtonKey {
  if (hasReservation) return 'editReservation';
  return redesign ? 'scheduleDelivery' : 'reserveYourTime';
}

/** Returns the buttons of a card, the main one first [F-2.16] [F-2.17]. */
export function buttonsOf(
  { kind, option }: Pick<OptionCard, 'kind' | 'option'>,
  flags: ButtonFlags,
): readonly CardButton[] {
  const shop: CardButton = { words: SHOP[kind], does: 'shop' };
  if (kind === 'pickup' || kind === 'in-store') {
    if (!option) return [{ words: 'selectStore', does: 'choose-store' }];
    return [shop, { words: 'changeStore', does: 'choose-store' }];
  }
  if (kind !== 'own-delivery' || !flags.upfrontTimeslots) return [shop];
  return [shop, { words: timesButton(flags), does: 'times' }];
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** Returns true when an action's text already contains the title, such as "Shop Ship" or "Shop In-Store". */
export const includesTitle = (action: string, title: string): boolean =>
  lettersOf(action).includes(lettersOf(title));
