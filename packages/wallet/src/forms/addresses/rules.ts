import { addressRules, countryOf, homeFirst, isPostalCode, isSameAddress } from '@grocer/foundation/domain';
import type { Address, AddressField, SavedAddress } from '@grocer/foundation/domain';

/** Why a field of an address cannot be used. */
export type FieldProblem = 'required' | 'tooLong' | 'invalid';
export type { AddressField };

/** Longest texts, in characters [W-5.3] to [W-5.5] [W-9.3]. */
const MOST = addressRules.wallet.most;

// Letters of any script, with their marks.
const LINE = /^[\p{L}\p{M}\d .'#@%&\\/-]*$/u;
/** The second line has a length only [W-5.4]. */
const ANY = /^/;
const CITY = /^[\p{L}\p{M}\d \\/-]*$/u;

interface Rule {
  readonly isRequired: boolean;
  readonly most: number;
  readonly allowed: RegExp;
}

function textProblem(text: string, { isRequired, most, allowed }: Rule): FieldProblem | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return isRequired ? 'required' : undefined;
  if (trimmed.length > most) return 'tooLong';
  return allowed.test(trimmed) ? undefined : 'invalid';
}

/** Why one field of an address cannot be used, if it cannot [W-5.3] to [W-5.7]. */
export function fieldProblem(
  field: AddressField,
  address: Omit<Address, 'countryCode'>,
): FieldProblem | undefined {
  const { street, unit, locality, region, postalCode } = address;
  switch (field) {
    case 'street':
      return textProblem(street, { isRequired: true, most: MOST.street, allowed: LINE });
    case 'unit':
      return textProblem(unit, { isRequired: false, most: MOST.unit, allowed: ANY });
    case 'locality':
      return textProblem(locality, { isRequired: true, most: MOST.locality, allowed: CITY });
    case 'region':
      return region === '' ? 'required' : undefined;
    default:
      if (postalCode.trim() === '') return 'required';
      return isPostalCode(postalCode, countryOf(region)) ? undefined : 'invalid';
  }
}

const FIELDS: readonly AddressField[] = ['street', 'unit', 'locality', 'region', 'postalCode'];

/** Can an address be billed to: does every field keep its rule [W-5.9]? */
export const isValidAddress = (address: Omit<Address, 'countryCode'>): boolean =>
  FIELDS.every((field) => fieldProblem(field, address) === undefined);

/** The address to begin with: the card's own where it is in the list, else the first [W-4.32]. */
export const defaultAddress = (
  list: readonly SavedAddress[],
  own: Address | undefined,
): SavedAddress | undefined => list.find(({ address }) => own && isSameAddress(address, own)) ?? list[0];

/** The addresses after one was saved: in the place of the one it changes, or as a new one; home comes first. */
export function withSaved(list: readonly SavedAddress[], entry: SavedAddress): readonly SavedAddress[] {
  const isThere = list.some(({ id }) => id === entry.id);
  return homeFirst(isThere ? list.map((one) => (one.id === entry.id ? entry : one)) : [...list, entry]);
}

/** Why a picked address cannot be billed to, if it cannot [W-5.8] [W-5.9]. */
export function billingProblem(
  picked: SavedAddress | undefined,
): 'addressRequired' | 'addressInvalid' | undefined {
  if (!picked) return 'addressRequired';
  return isValidAddress(picked.address) ? undefined : 'addressInvalid';
}

/** Most characters that are typed into the postal code; what is pasted or filled in is never cut [W-9.3]. */
const POSTAL_INPUT_MAX = 7;

/** May a typed character go into the postal code: a digit in the US, a letter, digit or space in Canada [W-5.7]? */
export function takesPostalKey(
  key: string,
  { region, length }: { readonly region: string; readonly length: number },
): boolean {
  if (length >= POSTAL_INPUT_MAX) return false;
  return (countryOf(region) === 'CA' ? /^[a-z\d ]$/i : /^\d$/).test(key);
}

/** How many addresses a form shows before the rest is a screen of its own. */
const SHOWN = 3;

/** The addresses that a form shows: the first ones, and the picked one whichever it is. */
export function shownAddresses(
  list: readonly SavedAddress[],
  pickedId: string | undefined,
): readonly SavedAddress[] {
  const first = list.slice(0, SHOWN);
  const picked = list.find(({ id }) => id === pickedId);
  return !picked || first.includes(picked) ? first : [...first.slice(0, SHOWN - 1), picked];
}
