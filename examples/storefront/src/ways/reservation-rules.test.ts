import { expect, it } from 'vitest';
import { reservationHere } from './reservation-rules.ts';

const held = {
  status: 'held',
  id: 'p1',
  modality: 'DELIVERY',
  area: '45202',
  window: { value: '2026-03-02T14:00:00Z/2026-03-02T16:00:00Z', timeZone: 'America/New_York' },
  expiresAt: 0,
  fee: undefined,
  items: [],
  excluded: [],
} as const;
const to = (postalCode: string) =>
  ({
    kind: 'address',
    address: { street: '', unit: '', locality: '', region: '', postalCode, countryCode: 'US' },
  }) as const;
const at = (locationId: string) => ({ kind: 'store', locationId }) as const;
const last = { id: '', createdDate: '', source: '' };
const brought = (postalCode: string) =>
  ({ ...last, modality: 'DELIVERY', destination: to(postalCode) }) as const;
const pickup = { modality: 'PICKUP', destination: at('01100147'), isOwnDelivery: false } as const;
const delivery = (postalCode: string) =>
  ({ modality: 'DELIVERY', destination: to(postalCode), isOwnDelivery: false }) as const;
const forPickup = { ...held, modality: 'PICKUP', area: '01100147' } as const;

it.each([
  ['it is for where the shopper is', held, delivery('45202-1234'), [], true],
  ['it is for another ZIP code', held, delivery('43215'), [], false],
  ['the shopper picks up just now, and has things brought there', held, pickup, [brought('45202')], true],
  [
    'the shopper picks up just now, and has things brought elsewhere',
    held,
    pickup,
    [brought('43215')],
    false,
  ],
  ['nothing says where else it could be', held, pickup, [], true],
  ['it is for the store', forPickup, pickup, [], true],
  ['it is for another store', { ...forPickup, area: '01400376' }, pickup, [], false],
  ['the code is not a ZIP code', { ...held, area: 'K1A 0B1' }, delivery('K1A 0B1'), [], true],
] as const)(
  'decides whether a reservation counts when %s: %s',
  (_, reservation, shopping, preferences, counts) =>
    expect(reservationHere({ reservation, shopping, preferences })).toBe(counts ? reservation : undefined),
);

it('returns no reservation when there is none', () =>
  expect(
    reservationHere({ reservation: undefined, shopping: delivery('45202'), preferences: [] }),
  ).toBeUndefined());
