import { isWholeAddress, saysTheSame } from '@grocer/foundation/domain';
import type { Address, AddressCheck } from '@grocer/foundation/domain';

/** Is an address checked before it is saved? Canadian ones are not. */
export const isChecked = ({ countryCode }: Address): boolean => countryCode === 'US';

/**
 * What a check came to to. A suggestion that says the same is no correction: a service that never agrees
 * with itself would be asked for ever.
 */
export function verdictOn(
  sent: Address,
  { address, validated, corrected }: AddressCheck,
): 'unverified' | 'verified' | 'good' {
  if (!validated || (corrected && !isWholeAddress(address))) return 'unverified';
  return corrected && !saysTheSame(sent, address) ? 'verified' : 'good';
}
