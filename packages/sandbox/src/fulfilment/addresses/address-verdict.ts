import type { WirePlace } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import { findZip, TEST_ZIPS } from '../places/zip-codes.ts';

/** The service's verdict on an address [F-3.6]. */
export interface Verdict {
  readonly address: WirePlace;
  readonly validated: boolean;
  readonly corrected: boolean;
}

const UNKNOWN_STREET = '1 unknown st';
const CORRECTED_STREET = '1 corrected st';

/** Streets that are not served, by modality. */
const NOT_SERVED: Readonly<Record<Modality, string>> = {
  DELIVERY: '1 no delivery st',
  SHIP: '1 no ship st',
  PICKUP: '1 no pickup st',
  IN_STORE: '1 no store st',
};

const streetOf = ({ addressLines }: WirePlace): string => (addressLines.at(-1) ?? '').trim().toLowerCase();

const withStreet = (lines: readonly string[], street: string): string[] => [...lines.slice(0, -1), street];

/** Returns the address as the post writes it: short forms spelled out, a missing city or state filled in. */
function written(address: WirePlace, city: { name: string; region: string }): WirePlace {
  const isShort = streetOf(address) === CORRECTED_STREET;
  return {
    ...address,
    addressLines: isShort
      ? withStreet(address.addressLines, '1 Corrected Street')
      : [...address.addressLines],
    cityTown: address.cityTown || city.name,
    stateProvince: address.stateProvince || city.region,
  };
}

/** Validates an address; an address that was already corrected is not corrected again. */
export function judgeAddress(address: WirePlace): Verdict {
  const zip = findZip(address.postalCode);
  if (!zip || streetOf(address) === '' || streetOf(address) === UNKNOWN_STREET)
    return { address, validated: false, corrected: false };
  const better = written(address, zip.city);
  const corrected =
    streetOf(better) !== streetOf(address) ||
    better.cityTown !== address.cityTown ||
    better.stateProvince !== address.stateProvince;
  const { lat, lng } = zip;
  return { address: { ...better, location: { lat, lng } }, validated: true, corrected };
}

/** Returns true when an address can be served, before stores are searched. */
export const isServed = (address: WirePlace, modality: Modality): boolean =>
  streetOf(address) !== NOT_SERVED[modality] && !address.postalCode.startsWith(TEST_ZIPS.noStores);
