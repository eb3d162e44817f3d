import { safeParse } from '@grocer/foundation/contract';
import { parseModality, zip5Of } from '@grocer/foundation/domain';
import type { Address, Destination, Modality } from '@grocer/foundation/domain';
import * as v from 'valibot';

/** How somebody shops, as far as a button can say it. */
export interface Way {
  readonly modality: Modality;
  readonly storeId?: string | undefined;
  readonly storeName?: string | undefined;
  /** Of an address that the shopper has chosen; it is kept nowhere. */
  readonly street?: string | undefined;
  readonly postalCode?: string | undefined;
}

const NOTE = 'shop.place';

/** What the selector's cookies do not say: how the store is called, and the ZIP code that things are brought to. */
const Note = v.object({
  storeId: v.optional(v.string()),
  storeName: v.optional(v.string()),
  postalCode: v.optional(v.string()),
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

/** Notes where the shopper shops, for their next visit. Of an address it keeps the ZIP code alone. */
export function notePlace(note: Note): void {
  try {
    localStorage.setItem(NOTE, JSON.stringify(note));
  } catch {
    // Without storage the shop asks for the name again.
  }
}

/** Forgets how whoever signs out has shopped. */
export function forgetWay(): void {
  notePlace({});
  for (const name of ['modality', 'fulfillment', 'store'])
    document.cookie = `grocer_${name}=; Max-Age=0; Path=/`;
}

/** The name of a store, if it is the one that was noted. */
export function notedName(storeId: string | undefined): string | undefined {
  const note = readNote();
  return storeId !== undefined && note.storeId === storeId ? note.storeName : undefined;
}

function cookieOf(name: string): string | undefined {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // Whatever wrote that, it says nothing.
    return undefined;
  }
}

/** How this browser's last visitor shopped: what the selector keeps in cookies for the other pages of a shop. */
export function rememberedWay(): Way | undefined {
  const modality = parseModality(cookieOf('grocer_modality') ?? '');
  if (!modality) return undefined;
  const storeId = cookieOf('grocer_store');
  const { postalCode } = readNote();
  return storeId ? { modality, storeId, storeName: notedName(storeId) } : { modality, postalCode };
}

/** Where a destination is. */
export const placeIn = (destination: Destination): Pick<Way, 'storeId' | 'postalCode'> =>
  destination.kind === 'store'
    ? { storeId: destination.locationId }
    : { postalCode: zip5Of(destination.address.postalCode) };

/** The street of an address that things are brought to. */
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

/** Where a way is, in the words of the selector; nothing where that is not known any more. */
export function placeOf({
  storeId,
  postalCode,
}: Way): { storeId: string } | { address: Address } | undefined {
  if (storeId !== undefined) return { storeId };
  return postalCode === undefined ? undefined : { address: { ...NOWHERE, postalCode } };
}
