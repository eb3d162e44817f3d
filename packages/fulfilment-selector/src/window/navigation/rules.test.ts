import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfBook, needsSignIn, SCREEN_OF, trailBack, trailPast, trailTo, viewOf, VIEWS } from './rules.ts';
import type { Trail, View } from './rules.ts';

interface Case {
  readonly from: Trail;
  readonly hasAddresses?: boolean;
  readonly to: View | undefined;
}

const CASES: readonly Case[] = [
  { from: ['ways-to-shop'], to: undefined },
  { from: ['stores'], to: undefined },
  { from: ['ways-to-shop', 'stores'], to: 'ways-to-shop' },
  { from: ['stores', 'sign-in'], to: 'stores' },
  { from: ['stores', 'address-book'], to: 'stores' },
  { from: ['stores', 'address-book', 'add-address'], to: 'address-book' },
  { from: ['add-address'], to: 'address-book' },
  { from: ['stores', 'address-book', 'add-address', 'confirm-address'], to: 'add-address' },
  { from: ['ways-to-shop', 'timeslots'], to: 'ways-to-shop' },
];

/** The same for the second address book, by clause. */
const SECOND: readonly (Case & { clause: string })[] = [
  { clause: 'F-2.37', from: ['stores', 'reserve-time'], to: 'stores' },
  { clause: 'F-2.37', from: ['reserve-time'], to: undefined },
  { clause: 'F-2.38', from: ['stores', 'reserve-time', 'no-address'], to: 'reserve-time' },
  { clause: 'F-2.38', from: ['no-address'], to: 'reserve-time' },
  { clause: 'F-2.39', from: ['stores', 'reserve-time', 'address-list'], to: 'reserve-time' },
  { clause: 'F-2.39', from: ['stores', 'timeslots', 'address-list'], to: 'timeslots' },
  { clause: 'F-2.40', from: ['reserve-time', 'address-list', 'address-form'], to: 'address-list' },
  { clause: 'F-2.40', from: ['no-address', 'address-form'], hasAddresses: false, to: 'no-address' },
  // The last address was removed while its form was open.
  { clause: 'F-2.40', from: ['address-list', 'address-form'], hasAddresses: false, to: 'no-address' },
  { clause: 'F-2.41', from: ['address-list', 'address-form', 'confirm-corrected'], to: 'address-form' },
];

describe('trailPast', () => {
  it.each([
    [['stores', 'address-book', 'add-address'], 'address-book', ['stores', 'address-book']],
    [['add-address'], 'address-book', ['address-book']],
    [['add-address', 'confirm-address'], 'address-book', ['address-book']],
    [['reserve-time', 'no-address', 'address-form'], 'address-list', ['reserve-time', 'address-list']],
    [
      ['reserve-time', 'address-list', 'address-form', 'confirm-corrected'],
      'address-list',
      ['reserve-time', 'address-list'],
    ],
    [
      ['reserve-time', 'address-list', 'address-form'],
      'no-address',
      ['reserve-time', 'address-list', 'no-address'],
    ],
  ] as const)('turns %j to %s into %j', (from, to, trail) => expect(trailPast(from, to)).toEqual(trail));
});

it('requires sign-in only for address views [F-6.2]', () =>
  expect(VIEWS.filter(needsSignIn)).toEqual([
    'address-book',
    'add-address',
    'confirm-address',
    'reserve-time',
    'no-address',
    'address-list',
    'address-form',
    'confirm-corrected',
  ]));

it('marks two views as views of the book', () =>
  expect(VIEWS.filter(isOfBook)).toEqual(['no-address', 'address-list']));

const backOf = ({ from: trail, hasAddresses = true }: Case): View | undefined => {
  const back = trailBack({ trail, hasAddresses });
  return back && viewOf(back);
};

describe('Back', () => {
  it('is tested from every view [F-2.36]', () =>
    expect(new Set([...CASES, ...SECOND].map(({ from }) => viewOf(from)))).toEqual(new Set(VIEWS)));

  it.each(CASES)('leads from $from to $to', (one) => expect(backOf(one)).toBe(one.to));
  it.each(SECOND)('leads from $from to $to [$clause]', (one) => expect(backOf(one)).toBe(one.to));

  it.each<[Trail, boolean, readonly View[] | undefined]>([
    [['stores', 'address-book', 'add-address'], true, ['stores', 'address-book']],
    [['add-address'], true, ['address-book']],
    [['stores', 'add-address'], true, ['stores', 'address-book']],
    [['ways-to-shop', 'stores', 'sign-in'], true, ['ways-to-shop', 'stores']],
    [['stores', 'timeslots', 'reserve-time', 'address-list'], true, ['stores', 'timeslots']],
    [['reserve-time', 'address-list', 'address-form'], false, ['reserve-time', 'address-list', 'no-address']],
    [['stores'], true, undefined],
  ])('turns %j (addresses: %j) into the trail %j [F-2.36]', (trail, hasAddresses, after) =>
    expect(trailBack({ trail, hasAddresses })).toEqual(after),
  );

  const view = fc.constantFrom(...VIEWS);
  const walk = fc.tuple(view, fc.array(view, { maxLength: 30 }));
  const walked = ([first, next]: [View, View[]]): Trail => next.reduce(trailTo, [first] satisfies Trail);

  it('ends in every case [F-2.36]', () => {
    fc.assert(
      fc.property(walk, fc.infiniteStream(fc.boolean()), (steps, addresses) => {
        let trail: Trail | undefined = walked(steps);
        let presses = 0;
        while (trail) {
          const before: Trail = trail;
          trail = trailBack({ trail, hasAddresses: addresses.next().value });
          expect(trail && viewOf(trail)).not.toBe(viewOf(before));
          presses += 1;
          expect(presses).toBeLessThan(VIEWS.length * 2);
        }
      }),
    );
  });

  it('visits no view twice on one trail', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        const trail = walked(steps);
        expect(new Set(trail).size).toBe(trail.length);
        expect(viewOf(trail)).toBe(steps[1].at(-1) ?? steps[0]);
      }),
    );
  });
});

it('maps every view to its public screen [F-2.12]', () => {
  expect(SCREEN_OF).toEqual({
    'ways-to-shop': 'MODALITY_SELECTION_MENU',
    stores: 'STORE_SELECTION_MENU',
    'sign-in': 'SIGN_IN',
    'address-book': 'ADDRESS_BOOK',
    'add-address': 'ADD_ADDRESS',
    'confirm-address': 'ADD_ADDRESS',
    'reserve-time': 'ADDRESS_BOOK_V2',
    'no-address': 'ADDRESS_BOOK_V2',
    'address-list': 'ADDRESS_BOOK_V2',
    'address-form': 'ADDRESS_BOOK_V2',
    'confirm-corrected': 'ADDRESS_BOOK_V2',
    timeslots: 'VIEW_TIMESLOTS',
  });
});
