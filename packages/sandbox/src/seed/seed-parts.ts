import type { WireCardAddress } from '@grocer/foundation/contract';
import { toWireAddress } from '@grocer/foundation/contract';
import { countryOf } from '@grocer/foundation/domain';
import type { Fingerprints } from '../api/fingerprints.ts';
import type { ApiDb } from '../api/tables.ts';
import type { Clock } from '../clock.ts';
import type { Random } from '../secrecy.ts';
import type { NewAddress } from '../wallet/addresses.ts';
import type { EnrolCard } from './enrol-card.ts';

export interface SeedParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly enrol: EnrolCard;
  readonly fingerprints: Fingerprints;
  readonly random?: Random | undefined;
}

/** Converts an address row to a card's billing address. */
export const addressOnWire = ({
  street,
  unit,
  locality,
  region,
  postal_code: postalCode,
}: Omit<NewAddress, 'id'>): WireCardAddress =>
  toWireAddress({ street, unit, locality, region, postalCode, countryCode: countryOf(region) });
