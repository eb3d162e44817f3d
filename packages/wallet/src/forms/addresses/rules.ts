import { addressProblems, addressRules, homeFirst, isSameAddress } from '@grocer/foundation/domain';
import type { Address, AddressEntry, SavedAddress } from '@grocer/foundation/domain';

/** Can an address be billed to: does every field keep its rule [W-5.9]? */
export const isValidAddress = (address: AddressEntry): boolean =>
  Object.keys(addressProblems(address, addressRules.wallet)).length === 0;

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
