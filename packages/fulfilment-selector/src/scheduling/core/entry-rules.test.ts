import type { CartLine, Destination, Modality, ModalityPreference } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { entryOf, isComplete, linesFor, modalityToSchedule } from './entry-rules.ts';
import { HOME, STORE } from '../../testing/places.ts';

const AT_STORE: Destination = { kind: 'store', locationId: STORE };
const AT_HOME: Destination = { kind: 'address', address: HOME };
const line = (modality: Modality): CartLine => ({ id: modality, modality }) as CartLine;
const using = (modality: Modality, destination: Destination): ModalityPreference => ({
  id: 'p',
  modality,
  destination,
  createdDate: '',
  source: 'SHOPPER',
});

describe('the modality to schedule [F-2.3]', () => {
  it.each([
    ['DELIVERY', using('PICKUP', AT_STORE), [line('PICKUP')], 'DELIVERY'],
    ['Pickup', using('DELIVERY', AT_HOME), [], 'PICKUP'],
    ['SHIP', using('DELIVERY', AT_HOME), [], 'SHIP'],
    ['InStore', using('DELIVERY', AT_HOME), [], 'DELIVERY'],
    ['nonsense', undefined, [line('IN_STORE'), line('DELIVERY')], 'DELIVERY'],
    [undefined, using('IN_STORE', AT_STORE), [line('PICKUP')], 'PICKUP'],
    [undefined, undefined, [], 'PICKUP'],
  ] as const)(
    'resolves from the requested type %j, the active preference and the cart lines',
    (fulfillmentType, active, lines, modality) =>
      expect(modalityToSchedule({ fulfillmentType, active, lines })).toBe(modality),
  );
});

describe('a shopper who arrives at the page', () => {
  const lines = [line('PICKUP'), line('DELIVERY')];
  const nowhere: Destination = { kind: 'address', address: { ...HOME, street: '' } };
  it.each([
    ['with nothing in the cart sees the empty state [F-2.59]', { lines: [] }, { kind: 'empty' }],
    ['with nothing of this way in it goes to the cart [F-2.58]', { lines: [line('SHIP')] }, { kind: 'cart' }],
    ['to change an order goes to the cart [F-2.60]', { isModify: true }, { kind: 'cart' }],
    ['without a way to shop chooses a place [F-2.58]', { active: undefined }, { kind: 'choose' }],
    [
      'who shops in another way chooses a place [F-2.58]',
      { active: using('DELIVERY', AT_HOME) },
      { kind: 'choose' },
    ],
    [
      'for delivery to half an address chooses one [F-2.58]',
      { modality: 'DELIVERY', active: using('DELIVERY', nowhere) },
      { kind: 'choose' },
    ],
    ['with a store schedules there', {}, { kind: 'ready', destination: AT_STORE }],
    [
      'with an address schedules there',
      { modality: 'DELIVERY', active: using('DELIVERY', AT_HOME) },
      { kind: 'ready', destination: AT_HOME },
    ],
  ] as const)('%s', (_, more, entry) => {
    const arrival = {
      modality: 'PICKUP',
      lines,
      isModify: false,
      active: using('PICKUP', AT_STORE),
    } as const;
    expect(entryOf({ ...arrival, ...more })).toEqual(entry);
  });

  it('gets the lines of a single modality', () =>
    expect(linesFor(lines, 'DELIVERY').map(({ id }) => id)).toEqual(['DELIVERY']));
});

it.each([
  [{}, true],
  [{ street: '' }, false],
  [{ postalCode: '' }, false],
  // The service adds these.
  [{ locality: '', region: '' }, true],
])('treats an address with %j as complete: %j', (more, is) =>
  expect(isComplete({ ...HOME, ...more })).toBe(is),
);
