import type {
  Address,
  Modality,
  ModalityOption,
  ModalityOptions,
  ModalityPreference,
  StoreResult,
  TimeOption,
} from '@grocer/foundation/domain';
import { OWN_VENDOR } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import {
  buttonsOf,
  cardsOf,
  CARD_KINDS,
  concernsCard,
  destinationText,
  feeOf,
  includesTitle,
  timelineOf,
} from './rules.ts';
import { hasCentre } from '../../window/results/rules.ts';
import type { Hold } from '../../times/hold/rules.ts';
import type { ButtonFlags, CardKind, Offer } from './rules.ts';

const address: Address = {
  street: '1420 Juniper Street',
  unit: 'Apt 3B',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
};
const store = { locationId: '01400441', vanityName: 'Over-the-Rhine' } as StoreResult;
const atStore = { kind: 'store', locationId: '01400441' } as const;
const atAddress = { kind: 'address', address } as const;

const option = (modality: Modality, centre = false) =>
  ({
    modality,
    destination: atAddress,
    fulfilment: [{ kind: centre ? 'centre' : 'store', locationId: '01400441' }],
  }) as unknown as ModalityOption;

const foundWith = (centre: boolean, ship = true): ModalityOptions => ({
  options: {
    DELIVERY: [option('DELIVERY', centre)],
    SHIP: ship ? [option('SHIP')] : [],
    PICKUP: [],
    IN_STORE: [],
  },
  stores: [store],
  externalOnlineDeliveryUrl: undefined,
  closeToStore: false,
});

const using = (modality: Modality, destination: ModalityPreference['destination'] = atAddress) => ({
  isOwnDelivery: false,
  preference: { modality, destination } as ModalityPreference,
});
const nothing = { preference: undefined, isOwnDelivery: false };
const ALL: Modality[] = ['DELIVERY', 'PICKUP', 'SHIP', 'IN_STORE'];

const CASES: readonly [string, Partial<Offer>, CardKind[]][] = [
  ['nothing in use', {}, ['delivery', 'pickup', 'ship', 'in-store']],
  ['pickup in use', { inUse: using('PICKUP', atStore) }, ['pickup', 'delivery', 'ship', 'in-store']],
  ['ship in use', { inUse: using('SHIP') }, ['ship', 'delivery', 'pickup', 'in-store']],
  [
    'an own centre',
    { found: foundWith(true) },
    ['own-delivery', 'all-delivery', 'pickup', 'ship', 'in-store'],
  ],
  [
    'an own centre, all deliveries in use',
    { found: foundWith(true), inUse: using('DELIVERY') },
    ['all-delivery', 'own-delivery', 'pickup', 'ship', 'in-store'],
  ],
  [
    'an own centre in use',
    { found: foundWith(true), inUse: { ...using('DELIVERY'), isOwnDelivery: true } },
    ['own-delivery', 'all-delivery', 'pickup', 'ship', 'in-store'],
  ],
  [
    'an own centre that the host does not want apart',
    { found: foundWith(true), ownDelivery: false },
    ['delivery', 'pickup', 'ship', 'in-store'],
  ],
  ['nothing shipped here', { found: foundWith(false, false) }, ['delivery', 'pickup', 'in-store']],
  ['a banner of stores alone', { offers: ['IN_STORE'] }, ['in-store']],
];

describe('the option cards', () => {
  it.each(CASES)('shows them in order with %s [F-1.1] [F-2.13] [F-2.14]', (_, offer, kinds) => {
    const cards = cardsOf({
      found: foundWith(false),
      offers: ALL,
      ownDelivery: true,
      inUse: nothing,
      ...offer,
    });
    expect(cards.map(({ kind }) => kind)).toEqual(kinds);
    expect(cards.filter(({ isCurrent }) => isCurrent)).toHaveLength(offer.inUse?.preference ? 1 : 0);
    expect(cards.findIndex(({ isCurrent }) => isCurrent)).toBeLessThanOrEqual(0);
  });
});

describe('the choice behind a card', () => {
  const offer = { found: foundWith(true), offers: ALL, ownDelivery: true, inUse: nothing };
  const chosen = (more: Partial<Offer>) =>
    Object.fromEntries(
      cardsOf({ ...offer, ...more }).map(({ kind, option: leadsTo, store: at }) => [kind, [leadsTo, at]]),
    );

  it('is the found option for a delivery and undefined for a store [F-2.14]', () => {
    const none = [undefined, undefined];
    const { found } = offer;
    expect(chosen({})).toEqual({
      'own-delivery': [found.options.DELIVERY[0], undefined],
      'all-delivery': [found.options.DELIVERY[0], undefined],
      ship: [found.options.SHIP[0], undefined],
      pickup: none,
      'in-store': none,
    });
  });

  it('is undefined for a store even when stores were found [F-2.14]', () => {
    const stores = { PICKUP: [option('PICKUP')], IN_STORE: [option('IN_STORE')] };
    const found = { ...offer.found, options: { ...offer.found.options, ...stores } };
    const { pickup, 'in-store': inStore } = chosen({ found });
    expect([pickup, inStore]).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('is the store in use, with its details when they are known [F-2.14]', () => {
    const inUse = using('IN_STORE', atStore);
    expect(chosen({ inUse })).toMatchObject({ 'in-store': [inUse.preference, store] });
    const unknown = using('IN_STORE', { kind: 'store', locationId: '01400999' });
    expect(chosen({ inUse: unknown })['in-store']).toEqual([unknown.preference, undefined]);
  });

  it('is the found option when the delivery in use has no address', () => {
    const [first] = cardsOf({ ...offer, found: foundWith(false), inUse: using('DELIVERY', atStore) });
    expect(first).toMatchObject({ kind: 'delivery', isCurrent: false, option: { destination: atAddress } });
  });
});

it('marks the only delivery as current when own delivery was in use [F-2.14]', () => {
  const inUse = { ...using('DELIVERY'), isOwnDelivery: true };
  const [first] = cardsOf({ found: foundWith(false), offers: ALL, ownDelivery: true, inUse });
  expect(first).toMatchObject({ kind: 'delivery', isCurrent: true });
});

it.each([
  ['no delivery at all', [], false],
  ['a delivery from a store', [option('DELIVERY')], false],
  ['one from a centre', [option('DELIVERY', true)], true],
  ['one from a centre among others', [option('DELIVERY'), option('DELIVERY', true)], true],
])('detects for %s whether a center delivers: %s', (_what, DELIVERY, is) => {
  const found = foundWith(false);
  expect(hasCentre({ ...found, options: { ...found.options, DELIVERY } })).toBe(is);
});

it('offers delivery to this ZIP code when the delivery in use is for another one [F-2.14]', () => {
  const otherChoice = { kind: 'address', address: { ...address, postalCode: '10001-1234' } } as const;
  const offer = { found: foundWith(false), offers: ALL, ownDelivery: true };
  const [first] = cardsOf({ ...offer, inUse: using('DELIVERY', otherChoice) });
  expect(first).toMatchObject({ kind: 'delivery', isCurrent: false, option: { destination: atAddress } });
  const same = { kind: 'address', address: { ...address, postalCode: '45202-9999' } } as const;
  const [current] = cardsOf({ ...offer, inUse: using('DELIVERY', same) });
  expect(current).toMatchObject({ isCurrent: true, option: { destination: same } });
});

describe('the destination of a card', () => {
  it.each([
    [{ option: { destination: atStore }, store }, 'Over-the-Rhine'],
    [{ option: { destination: atStore }, store: undefined }, undefined],
    [
      { option: { destination: atAddress }, store: undefined },
      '1420 Juniper Street, Apt 3B, Cincinnati, OH 45202',
    ],
    [
      {
        option: {
          destination: { kind: 'address', address: { ...address, street: '', postalCode: 'h3h2t3' } },
        },
        store: undefined,
      },
      'H3H 2T3',
    ],
    [{ option: undefined, store: undefined }, undefined],
    [
      {
        option: { destination: { kind: 'address', address: { ...address, street: '', postalCode: '' } } },
        store: undefined,
      },
      undefined,
    ],
    [
      {
        option: { destination: { kind: 'address', address: { ...address, postalCode: '452021234' } } },
        store: undefined,
      },
      '1420 Juniper Street, Apt 3B, Cincinnati, OH 45202-1234',
    ],
  ] as const)('formats the destination as text [F-2.15]', (card, text) =>
    expect(destinationText(card)).toBe(text),
  );
});

describe('the timeline and the fee of a card', () => {
  it.each([
    ['ship', undefined, 'ship'],
    ['pickup', undefined, 'pickup'],
    ['pickup', { isLockerPickupLocation: true } as StoreResult, 'locker'],
    ['pickup', { isLockerPickupLocation: false } as StoreResult, 'pickup'],
    ['delivery', undefined, 'delivery'],
    ['own-delivery', undefined, 'ownDelivery'],
    ['all-delivery', undefined, 'allDelivery'],
    ['in-store', undefined, undefined],
  ] as const)('shows for %s at %j the timeline %j [F-9.5]', (kind, at, key) =>
    expect(timelineOf({ kind, store: at })).toBe(key),
  );

  it.each([
    ['DELIVERY', false, 'delivery'],
    ['DELIVERY', true, 'memberDelivery'],
    ['PICKUP', true, 'pickup'],
    ['SHIP', false, 'ship'],
    ['IN_STORE', true, undefined],
  ] as const)('shows for %s and membership %j the fee %j [F-6.4]', (modality, member, key) =>
    expect(feeOf(modality, member)).toBe(key),
  );
});

describe('the card buttons', () => {
  const flags: ButtonFlags = { redesign: false, upfrontTimeslots: false, hasReservation: false };
  const at = { destination: atStore };
  const up = { upfrontTimeslots: true };
  it.each([
    ['own-delivery', at, {}, ['shopOwnDelivery']],
    ['own-delivery', at, up, ['shopOwnDelivery', 'reserveYourTime']],
    ['own-delivery', at, { ...up, redesign: true }, ['shopOwnDelivery', 'scheduleDelivery']],
    [
      'own-delivery',
      at,
      { ...up, redesign: true, hasReservation: true },
      ['shopOwnDelivery', 'editReservation'],
    ],
    ['all-delivery', at, up, ['shopAllDelivery']],
    ['delivery', at, up, ['startShopping']],
    ['pickup', at, up, ['shopPickup', 'changeStore']],
    ['pickup', undefined, {}, ['selectStore']],
    ['in-store', at, {}, ['shopInStore', 'changeStore']],
    ['in-store', undefined, {}, ['selectStore']],
    ['ship', at, {}, ['shopShip']],
  ] as [CardKind, typeof at | undefined, Partial<ButtonFlags>, string[]][])(
    'shows for %s at %j with %j the labels %j [F-2.16] [F-2.17]',
    (kind, chosen, more, words) =>
      expect(buttonsOf({ kind, option: chosen }, { ...flags, ...more }).map((one) => one.words)).toEqual(
        words,
      ),
  );

  it.each([
    ['pickup', undefined, ['choose-store']],
    ['pickup', at, ['shop', 'choose-store']],
    ['ship', at, ['shop']],
    ['own-delivery', at, ['shop', 'times']],
  ] as const)('gives the buttons of %s at %j the actions %j [F-2.16] [F-2.17]', (kind, chosen, does) =>
    expect(buttonsOf({ kind, option: chosen }, { ...flags, ...up }).map((one) => one.does)).toEqual(does),
  );

  it('shows at least one button on every card', () => {
    for (const kind of CARD_KINDS) expect(buttonsOf({ kind, option: at }, flags).length).toBeGreaterThan(0);
  });
});

it.each([
  ['Shop Ship', 'Ship', true],
  ['Shop In-Store', 'In Store', true],
  ['Shop Millbrook Delivery', 'Millbrook Delivery', true],
  ['Start Shopping', 'Delivery', false],
])('detects whether the label %j names %j: %j', (action, title, says) =>
  expect(includesTitle(action, title)).toBe(says),
);

describe('a reservation', () => {
  const held = {
    id: 'r',
    versionKey: 'v',
    expiresAt: 0,
    option: { vendorId: OWN_VENDOR } as TimeOption,
    items: [],
    excluded: [],
    modality: 'DELIVERY',
    area: '45202',
  } as const;
  it.each<[string, Hold, ModalityOption | undefined, boolean]>([
    ['for its postal code', { phase: 'held', held, warning: undefined }, option('DELIVERY'), true],
    [
      'for another one',
      { phase: 'held', held: { ...held, area: '41011' }, warning: undefined },
      option('DELIVERY'),
      false,
    ],
    [
      'that has expired for another one',
      { phase: 'expired', held: { ...held, area: '41011' } },
      option('DELIVERY'),
      false,
    ],
    [
      'for a pickup',
      { phase: 'held', held: { ...held, modality: 'PICKUP' }, warning: undefined },
      option('DELIVERY'),
      false,
    ],
    ['for a card without a place', { phase: 'held', held, warning: undefined }, undefined, false],
    ['that is none', { phase: 'none' }, option('DELIVERY'), true],
  ])('%s is shown on a card or not [F-2.17]', (_which, hold, at, isShown) => {
    expect(concernsCard(hold, { option: at })).toBe(isShown);
  });
});
