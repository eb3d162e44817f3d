import { addressLine, mailingId, placeLine } from '@grocer/foundation/domain';
import type { Address, ProfileAddress } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { bookView, currentOf, defaultPurpose, shortList } from './book-rules.ts';
import { addressIn, isCurrentRemoved, listOf, listView } from '../../core/address-rules.ts';
import type { Book, AddressPurpose } from '../../core/address-rules.ts';

const home: Address = {
  street: '1420 Juniper Street',
  unit: 'Apt 3B',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '452021234',
  countryCode: 'US',
};
const saved = (id: string, more: Partial<ProfileAddress> = {}): ProfileAddress => ({
  id,
  address: { ...home, street: `${id} Street` },
  isMailingAddress: false,
  lastModified: undefined,
  ...more,
});
const full: Book = { phase: 'ready', list: [saved('a', { address: home }), saved('b')] };

const empty: Book = { phase: 'ready', list: [] };
const to = (address: Address) => ({ kind: 'address', address }) as const;
const addressPurpose: AddressPurpose = { modality: 'DELIVERY', isOwn: true, wantsTimes: false };

describe('shortList', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => saved(id));
  const all = [a, b, c, d].flatMap((one) => one ?? []);
  it.each([
    ['its first addresses', undefined, 3, [a, b, c]],
    ['the one in use among them', b, 3, [a, b, c]],
    ['the one in use, though it is far down', d, 3, [a, b, d]],
    ['all where it may be longer', d, 4, [a, b, c, d]],
  ])('returns %s [F-9.12]', (_what, current, most, expected) =>
    expect(shortList(all, current, most)).toEqual(expected),
  );
});

describe('the address view', () => {
  it.each([
    ['the old book', { isSecond: false }, 'address-book'],
    ['the second one, for the banner’s own centre', { isSecond: true }, 'reserve-time'],
    ['from the times', { isSecond: true, trail: ['stores', 'timeslots'] }, 'address-list'],
    [
      'from the times, without addresses',
      { isSecond: true, trail: ['timeslots'], book: empty },
      'no-address',
    ],
    [
      'for another delivery',
      { isSecond: true, addressPurpose: { ...addressPurpose, isOwn: false } },
      'address-list',
    ],
    [
      'for another delivery, without addresses',
      { isSecond: true, book: empty, addressPurpose: { ...addressPurpose, isOwn: false } },
      'no-address',
    ],
  ] as const)('resolves %s: %o to %s [F-2.33] [F-2.39]', (_, more, view) =>
    expect(bookView({ book: full, addressPurpose, trail: ['stores'], ...more })).toBe(view),
  );

  it.each([
    ['SHIP', true, { modality: 'SHIP', isOwn: false, wantsTimes: false }],
    ['DELIVERY', true, { modality: 'DELIVERY', isOwn: true, wantsTimes: false }],
    ['PICKUP', false, { modality: 'DELIVERY', isOwn: false, wantsTimes: false }],
    [undefined, true, { modality: 'DELIVERY', isOwn: true, wantsTimes: false }],
  ] as const)('defaults to the active modality %s or else to delivery', (active, own, wanted) =>
    expect(defaultPurpose(active, own)).toEqual(wanted),
  );
});

describe('the address in use', () => {
  it('matches the entry with the same address parts [F-5.7]', () => {
    expect(currentOf(full, to({ ...home, street: ' 1420 JUNIPER street' }))?.id).toBe('a');
    expect(currentOf(full, to({ ...home, unit: '' }))).toBeUndefined();
    expect(currentOf(full, { kind: 'store', locationId: '01100147' })).toBeUndefined();
    expect(currentOf({ phase: 'loading' }, to(home))).toBeUndefined();
  });

  it('matches the entry with the same id, even when its text differs [F-5.7]', () => {
    const moved = { ...to({ ...home, street: '9 New Street' }), id: 'a' };
    expect(currentOf(full, moved)?.id).toBe('a');
    expect(currentOf(full, { ...moved, id: 'gone' })).toBeUndefined();
  });

  it('does not match an entry with an empty id and another text', () => {
    const nameless: Book = { phase: 'ready', list: [saved('')] };
    expect(currentOf(nameless, to(home))).toBeUndefined();
  });

  it.each([
    ['nothing was removed', undefined, to(home), false],
    ['it was removed, however it is written', { ...home, street: '1420 JUNIPER STREET' }, to(home), true],
    ['another one was', { ...home, unit: '' }, to(home), false],
    ['nothing is in use', home, undefined, false],
    ['a store is in use', home, { kind: 'store', locationId: '01100147' } as const, false],
    ['only a ZIP code is in use', { ...home, street: '' }, to({ ...home, street: '' }), false],
  ])(
    'counts as removed only when it was removed; %s: %o, %o: %s',
    (_where, removedAddress, destination, is) => {
      const active = destination && { destination };
      expect(isCurrentRemoved({ removedAddress, used: { active } })).toBe(is);
    },
  );

  it('is undefined when only a ZIP code is known', () =>
    expect(addressIn(to({ ...home, street: '' }))).toBeUndefined());
});

describe('the book', () => {
  it.each([
    [full, 2, 'address-list'],
    [empty, 0, 'no-address'],
    [{ phase: 'loading' }, 0, 'address-list'],
    [{ phase: 'idle' }, 0, 'address-list'],
    [{ phase: 'failed' }, 0, 'address-list'],
  ] as const)('maps %o to %i addresses and the view %s [F-2.31]', (book, count, view) => {
    expect(listOf(book)).toHaveLength(count);
    expect(listView(book)).toBe(view);
  });
});

describe('address formatting', () => {
  it.each([
    [home, 'Cincinnati, OH 45202-1234'],
    [{ ...home, locality: '' }, 'OH 45202-1234'],
    [{ ...home, region: '' }, 'Cincinnati, 45202-1234'],
    [{ ...home, region: 'ON', postalCode: 'k1a0b1' }, 'Cincinnati, ON K1A 0B1'],
    [{ ...home, postalCode: '45202' }, 'Cincinnati, OH 45202'],
  ])('formats the place line of %o as %s [F-5.6]', (address, line) => expect(placeLine(address)).toBe(line));

  it('puts street and unit before the place [F-2.30]', () =>
    expect(addressLine(home)).toBe('1420 Juniper Street, Apt 3B, Cincinnati, OH 45202-1234'));
});

it('picks the first address marked for mailing [F-3.2]', () => {
  const list = [saved('a', { isMailingAddress: true }), saved('b', { isMailingAddress: true }), saved('c')];
  expect(mailingId(list)).toBe('a');
  expect(mailingId([saved('c')])).toBeUndefined();
});
