import type { Address, ProfileAddress } from '@grocer/foundation/domain';
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

/** The same address in her book. */
export const SAVED_HOME: ProfileAddress = {
  id: 'a',
  address: HOME,
  isMailingAddress: true,
  lastModified: undefined,
};

/** A store near that address. */
export const STORE = '01100147';

export const pickup: ActiveModality = { modality: 'PICKUP', storeId: STORE };
export const delivery: ActiveModality = { modality: 'DELIVERY', address: HOME };
