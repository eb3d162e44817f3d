import type { Address } from '../domain/address.ts';

/** Returns the address lines in wire format; the unit, if any, comes first [W-3.31]. */
export const toAddressLines = ({ unit, street }: Pick<Address, 'unit' | 'street'>): string[] =>
  unit ? [unit, street] : [street];
