import { isWholeAddress, saysTheSame } from '@grocer/foundation/domain';
import type { Address, AddressCheck } from '@grocer/foundation/domain';

/** Returns true when an address is validated before it is saved; Canadian addresses are not. */
export const isChecked = ({ countryCode }: Address): boolean => countryCode === 'US';

/**
 * Returns the verdict of a validation to. A suggestion equivalent to the input is no
 * correction, or a service that changes every address would be asked forever.
 */
export function verdictOn(
  sent: Address,
  { address, validated, corrected }: AddressCheck,
): 'unverified' | 'verified' | 'good' {
  if (!validated || (corrected && !isWholeAddress(address))) return 'unverified';
  return corrected && !saysTheSame(sent, address) ? 'verified' : 'good';
}
