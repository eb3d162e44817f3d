import { safeParse } from '@grocer/foundation/contract';
import { parseModality, zip5Of } from '@grocer/foundation/domain';
import type { Address, Destination, Modality, Store } from '@grocer/foundation/domain';
import * as v from 'valibot';

/** A shopper's way to shop, with what a button can show of it. */
export interface Way {
  readonly modality: Modality;
  readonly storeId?: string | undefined;
  readonly storeName?: string | undefined;
  /** Street of the address that the shopper has chosen; it is stored nowhere. */
  readonly street?: string | undefined;
  readonly postalCode?: string | undefined;
}

const NOTE = 'shop.place';

/** A way to shop with what the selector's cookies do not contain: the name of the store, and the ZIP code of the place. */
const Note = v.object({
  modality: v.optional(v.string()),
  storeId: v.optional(v.string()),
  storeName: v.optional(v.string()),
  postalCode: v.optional(v.string()),
  /** True if a visitor chose the way to shop. */
  isVisitors: v.optional(v.boolean()),
});
type Note = v.InferOutput<typeof Note>;

function readNote(): Note {
  try {
    const parsed = safeParse(Note, JSON.parse(localStorage.getItem(NOTE) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

function keepNote(note: Note): void {
  try {
    localStorage.setItem(NOTE, JSON.stringify(note));
  } catch {
    // Without storage the shop requests the name again.
  }
}

/** A way to shop that was chosen. */
interface Chosen {
  readonly to: { readonly modality: Modality; readonly destination: Destination };
  /** The store at the destination, if it is known. */
  readonly store?: Pick<Store, 'vanityName' | 'address'> | undefined;
  readonly isVisitors: boolean;
}

/**
 * Stores a way to shop that was chosen, for the next visit. Of an address only the ZIP code is stored. Defaults for a
 * store: the name and the ZIP code that another tab has stored for it.
 */
export function noteWay({ to: { modality, destination }, store, isVisitors }: Chosen): void {
  const place = placeIn(destination);
  const noted = notedStore(place.storeId);
  const storeName = store?.vanityName ?? noted?.storeName;
  const postalCode = store ? zip5Of(store.address.postalCode) : noted?.postalCode;
  keepNote({ modality, postalCode, ...place, storeName, isVisitors });
}

/** Stores the name of the store where the shopper shops. Another choice that a visitor has made is kept instead. */
export function noteName(storeId: string, storeName: string): void {
  const note = readNote();
  if (note.isVisitors === true && note.storeId !== storeId) return;
  // The rest of the note belongs to its own store.
  keepNote(note.storeId === storeId ? { ...note, storeName } : { storeId, storeName });
}

/** Stores that the way to shop is no longer a visitor's. */
export function noteHandedOver(): void {
  const note = readNote();
  if (note.isVisitors === true) keepNote({ ...note, isVisitors: false });
}

/** Forgets the way to shop when the shopper signs out. */
export function forgetWay(): void {
  keepNote({});
  for (const name of ['modality', 'fulfillment', 'store'])
    document.cookie = `grocer_${name}=; Max-Age=0; Path=/`;
}

/** Returns what is stored of a store, if it is the same store. */
function notedStore(storeId: string | undefined): Note | undefined {
  const note = readNote();
  return storeId !== undefined && note.storeId === storeId ? note : undefined;
}

/** Returns the stored name of a store, if it is the same store. */
export const notedName = (storeId: string | undefined): string | undefined => notedStore(storeId)?.storeName;

/** Returns the ZIP code of the place where somebody shopped in this browser last; undefined if it is not known. */
export const notedZip = (): string | undefined => readNote().postalCode;

function cookieOf(name: string): string | undefined {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // A malformed cookie counts as missing.
    return undefined;
  }
}

/**
 * Returns the way to shop of this browser's last visitor, from the cookies that the selector sets for other
 * pages.
 */
export function rememberedWay(): Way | undefined {
  const modality = parseModality(cookieOf('grocer_modality') ?? '');
  if (!modality) return undefined;
  const storeId = cookieOf('grocer_store');
  const { postalCode } = readNote();
  return storeId ? { modality, storeId, storeName: notedName(storeId) } : { modality, postalCode };
}

/**
 * Returns the way to shop that a visitor chose in this browser; undefined once it is a shopper's, or if the cookies
 * have another one.
 */
export function visitorsWay(): Way | undefined {
  const { isVisitors, modality, storeId } = readNote();
  const way = isVisitors === true ? rememberedWay() : undefined;
  return way?.modality === modality && way?.storeId === storeId ? way : undefined;
}

/** Returns the store or the ZIP code of a destination. */
export const placeIn = (destination: Destination): Pick<Way, 'storeId' | 'postalCode'> =>
  destination.kind === 'store'
    ? { storeId: destination.locationId }
    : { postalCode: zip5Of(destination.address.postalCode) };

/** Returns the street of a delivery address; undefined for a store. */
export const streetIn = (destination: Destination): string | undefined =>
  destination.kind === 'store' ? undefined : destination.address.street;

const NOWHERE: Address = {
  street: '',
  unit: '',
  locality: '',
  region: '',
  postalCode: '',
  countryCode: 'US',
};

/** Returns the destination of a way to shop; undefined if it is not known. */
export function destinationOf({ storeId, postalCode }: Way): Destination | undefined {
  if (storeId !== undefined) return { kind: 'store', locationId: storeId };
  return postalCode === undefined ? undefined : { kind: 'address', address: { ...NOWHERE, postalCode } };
}
