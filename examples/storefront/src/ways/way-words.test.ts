import { describe, expect, it } from 'vitest';
import { holdWords, nameWithout, noteWords, offeredWords, wayWords } from './way-words.ts';

it.each([
  [undefined, 'How are you shopping today?'],
  [{ modality: 'PICKUP', storeId: '1', storeName: 'Harvest Street' }, 'Pickup at Harvest Street'],
  [{ modality: 'DELIVERY', street: '17 Walnut Lane', postalCode: '43085' }, 'Delivery to 17 Walnut Lane'],
  [{ modality: 'DELIVERY', postalCode: '43085' }, 'Delivery to 43085'],
  [{ modality: 'DELIVERY', street: '', postalCode: '43085' }, 'Delivery to 43085'],
  [{ modality: 'IN_STORE' }, 'In store'],
] as const)('words %j as: %s', (way, words) => expect(wayWords(way)).toBe(words));

it.each([
  ['Palmera Harvest Street Pharmacy', 'Harvest Street Pharmacy'],
  ['Palmera', 'Palmera'],
  ['Palmerana Harvest Street', 'Palmerana Harvest Street'],
])('shows the store %s of Palmera as %s', (name, words) => expect(nameWithout('Palmera', name)).toBe(words));

it.each([
  [undefined, true, 'Delivery, pickup or in store'],
  [{ modality: 'PICKUP' }, true, 'Sign in to reserve a time'],
  [{ modality: 'PICKUP' }, false, 'Choose a time at checkout'],
  [{ modality: 'IN_STORE' }, false, 'Prices and stock on the shelf'],
  [{ modality: 'SHIP' }, false, 'Sent to your door'],
] as const)('words the note for %j, with visitor %s, as: %s', (way, isVisitor, words) =>
  expect(noteWords(way, { isVisitor, ways: ['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIP'] })).toBe(words),
);

it.each([
  [['SHIP', 'IN_STORE', 'DELIVERY'], 'Delivery or in store'],
  [['PICKUP'], 'Pickup'],
  [[], 'Visit one of our stores'],
] as const)('offers %j as: %s', (ways, words) => expect(offeredWords(ways)).toBe(words));

describe('a held time', () => {
  const END = Date.parse('2026-11-23T16:00:00Z');
  const window = { value: '2026-11-23T19:00:00Z/2026-11-23T21:00:00Z', timeZone: 'America/New_York' };
  const held = { status: 'held', window, expiresAt: END } as const;
  const minutes = (left: number) => holdWords(held, END - left * 60_000);

  it.each([
    [28, 'held', 'held 28 min'],
    [28.9, 'held', 'held 28 min'],
    [5, 'held', 'held 5 min'],
    [4.9, 'soon', 'held 4 min'],
    [0.5, 'soon', 'held less than a minute'],
    [-1, 'expired', 'Time expired · choose another'],
  ])('is shown with %f minutes left as %s, "%s"', (left, state, words) =>
    expect(minutes(left)).toMatchObject({ state, left: words }),
  );

  it.each([
    ['2026-11-23T19:00:00Z/2026-11-23T21:00:00Z', 'Mon 2 – 4 PM'],
    ['2026-11-24T04:00:00Z/2026-11-24T05:00:00Z', 'Mon 11 PM – 12 AM'],
    ['2026-11-23T16:30:00Z/2026-11-23T18:00:00Z', 'Mon 11:30 AM – 1:00 PM'],
  ])('is shown in its own time zone: %s is %s', (value, words) => {
    const { when } = holdWords({ ...held, window: { ...window, value } }, END - 28 * 60_000);
    expect(when.replaceAll(/[\u2009\u202F]/g, ' ')).toBe(words);
  });

  it('is expired once the service reports it', () =>
    expect(holdWords({ ...held, status: 'expired' }, END - 60_000).state).toBe('expired'));
});
