import { isWholeAddress, saysTheSame } from '@grocer/foundation/domain';
import type { Address, AddressCheck, CountryCode } from '@grocer/foundation/domain';

/** The result of checking an address for a modality [F-4.2] [F-5.9]. */
export type Verdict = 'unverified' | 'corrected' | 'not-eligible' | 'good';

interface Checked extends AddressCheck {
  readonly isEligible: boolean;
}

/**
 * Returns the verdict on an address. Where a country's addresses need no verification, eligibility decides. A
 * suggestion that is equivalent to the input is not a correction; otherwise a service that always corrects
 * would ask forever.
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
