import { isWholeAddress, saysTheSame } from '@grocer/foundation/domain';
import type { Address, AddressCheck, CountryCode } from '@grocer/foundation/domain';

/** What checking an address for a way of shopping comes to, for the shopper [F-4.2] [F-5.9]. */
export type Verdict = 'unverified' | 'corrected' | 'not-eligible' | 'good';

interface Checked extends AddressCheck {
  readonly isEligible: boolean;
}

/**
 * The verdict on an address. Where a country's addresses cannot be verified, being eligible decides. A suggestion that
 * says the same is no correction: a service that never agrees with itself would be asked for ever.
 */
export function verdictOn(
  sent: Address,
  { address, validated, corrected, isEligible }: Checked,
  verified: readonly CountryCode[],
): Verdict {
  const isVerified = validated || !verified.includes(sent.countryCode);
  if (!isVerified || (corrected && !isWholeAddress(address))) return 'unverified';
  if (corrected && !saysTheSame(sent, address)) return 'corrected';
  return isEligible ? 'good' : 'not-eligible';
}
