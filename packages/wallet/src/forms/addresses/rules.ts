import { addressProblems, addressRules, homeFirst, isSameAddress } from '@grocer/foundation/domain';
import type { Address, AddressEntry, SavedAddress } from '@grocer/foundation/domain';

/** Returns true when a card can be billed to an address: every field is valid [W-5.9]. */
export const isValidAddress = (address: AddressEntry): boolean =>
  Object.keys(addressProblems(address, addressRules.wallet)).length === 0;

/** Returns the address to pick at first: the card's own if it is in the list, else the first [W-4.32]. */
export const defaultAddress = (
  list: readonly SavedAddress[],
  own: Address | undefined,
): SavedAddress | undefined => list.find(({ address }) => own && isSameAddress(address, own)) ?? list[0];

/** Returns the addresses with a saved one replaced or added; the home address comes first. */
export function withSaved(list: readonly SavedAddress[], entry: SavedAddress): readonly SavedAddress[] {
  const isThere = list.some(({ id }) => id === entry.id);
  return homeFirst(isThere ? list.map((one) => (one.id === entry.id ? entry : one)) : [...list, entry]);
}

/** Returns why a card cannot be billed to the picked address; undefined when it can [W-5.8] [W-5.9]. */
export function billingProblem(
  picked: SavedAddress | undefined,
): 'addressRequired' | 'addressInvalid' | undefined {
  if (!picked) return 'addressRequired';
  return isValidAddress(picked.address) ? undefined : 'addressInvalid';
}

/** Number of addresses in a form; all of them have a screen of their own. */
const SHOWN = 3;

/** Returns the addresses that a form shows: the first ones, and always the picked one. */
export function shownAddresses(
  list: readonly SavedAddress[],
  pickedId: string | undefined,
): readonly SavedAddress[] {
  const first = list.slice(0, SHOWN);
  const picked = list.find(({ id }) => id === pickedId);
  return !picked || first.includes(picked) ? first : [...first.slice(0, SHOWN - 1), picked];
}
