import type { Address } from '@grocer/foundation/domain';
import type { ActiveModality } from '../config.ts';

/** An address without its street. */
export const PLACE = {
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
} as const;

/** Alice's address. */
export const HOME: Address = { ...PLACE, street: '1420 Juniper Street' };

/** A store near that address. */
export const STORE = '01100147';

export const pickup: ActiveModality = { modality: 'PICKUP', storeId: STORE };
export const delivery: ActiveModality = { modality: 'DELIVERY', address: HOME };
