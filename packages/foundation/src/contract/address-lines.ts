import type { Address } from '../domain/address.ts';

/** Address lines of the wire, unit first where there is one [W-3.31]. */
export const toAddressLines = ({ unit, street }: Pick<Address, 'unit' | 'street'>): string[] =>
  unit ? [unit, street] : [street];
