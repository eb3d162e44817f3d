import { answerWith } from '../../no-network.ts';
import { showAtOnce } from '../../timing.ts';

/** The addresses that every subject shows. */
const ADDRESSES = [
  { id: 'a1', street: '1420 Juniper Street', city: 'Cincinnati', state: 'OH', zip: '45202' },
  { id: 'a2', street: '88 Larch Road', city: 'Covington', state: 'KY', zip: '41011' },
  { id: 'a3', street: '5 Birch Lane', city: 'Columbus', state: 'OH', zip: '43215' },
] as const;

const wire = ({ id, street, city, state, zip }: (typeof ADDRESSES)[number], at: number) => ({
  id,
  address: {
    addressLines: [street],
    cityTown: city,
    stateProvince: state,
    postalCode: zip,
    countryCode: 'US',
  },
  type: at === 0 ? 'home' : 'delivery',
  preferredAddress: at === 0,
});

const PROFILE = {
  id: 'p1',
  firstName: 'Alice',
  lastName: 'Adams',
  contactInfo: { phones: [], addresses: [], emails: [] },
  bannerSpecificDetails: [],
  relevantAdsOptIn: false,
};

/** One response with the data of all calls. */
const DATA = {
  addresses: ADDRESSES.map(wire),
  profile: PROFILE,
  applicationData: { banner: 'kroger', membershipActive: false, toggles: {} },
  doesBannerParticipate: true,
  doesStoreParticipate: true,
};

/** Mounts a subject, and sets a mark when the addresses are painted. */
export function show(mount: () => void, rows: () => number): void {
  answerWith({ data: DATA });
  void showAtOnce(mount, () => rows() === ADDRESSES.length);
}
