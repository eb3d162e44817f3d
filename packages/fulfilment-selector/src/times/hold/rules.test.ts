import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stateAfterError } from '../../features/reservation/confirm.ts';
import {
  concernsOwn,
  heldKeyOf,
  heldOf,
  HeldSchema,
  heldUntil,
  nextHoldChange,
  promisedOption,
  warningAt,
  withItems,
} from './rules.ts';
import type { Held, Hold } from './rules.ts';

const MINUTE = 60_000;

describe('heldUntil', () => {
  it.each([
    [0, 0],
    [3, 3 * MINUTE],
    [-2, -2 * MINUTE],
  ])('adds %i minutes of the host to the service’s expiry [F-9.8]', (offset, more) =>
    expect(heldUntil({ expiresAt: 1_000_000 }, offset)).toBe(1_000_000 + more),
  );
});

describe('the expiry warning', () => {
  it.each([
    [30 * MINUTE, undefined],
    [5 * MINUTE + 1, undefined],
    [5 * MINUTE, 5],
    [2 * MINUTE + 1, 5],
    [2 * MINUTE, 2],
    [1 * MINUTE + 1, 2],
    [1 * MINUTE, 1],
    [1, 1],
  ] as const)('shows at %i ms before the end %j', (left, warning) => expect(warningAt(left)).toBe(warning));

  it.each([
    [30, 5],
    [5, 2],
    [4, 2],
    [2, 1],
    [1, 0],
    [0.5, 0],
  ])('changes with %s minutes left when %s remain', (left, next) =>
    expect(nextHoldChange(100 * MINUTE, (100 - left) * MINUTE)).toBe((100 - next) * MINUTE),
  );

  it('changes exactly at each turn', () => {
    const until = 1_000_000_000;
    const ago = fc.integer({ min: 1, max: 40 * MINUTE });
    fc.assert(
      fc.property(ago, fc.double({ min: 0, max: 0.999, noNaN: true }), (left, part) => {
        const now = until - left;
        const turn = nextHoldChange(until, now);
        expect(turn).toBeGreaterThan(now);
        expect(turn).toBeLessThanOrEqual(until);
        const before = Math.floor(now + (turn - now) * part);
        expect(warningAt(until - before)).toBe(warningAt(left));
        // At the expiry itself there is no warning.
        expect(turn === until || warningAt(until - turn) !== warningAt(left)).toBe(true);
      }),
    );
  });
});

describe('the status of a reservation after an error', () => {
  it.each([
    ['promise_expired', 'expired'],
    ['not_found', 'gone'],
    ['forbidden', 'gone'],
    ['network', 'unknown'],
    ['server_error', 'unknown'],
    ['unconfirmed', 'unknown'],
    ['session_expired', 'unknown'],
  ] as const)('maps %s to %s', (code, standing) => expect(stateAfterError({ code })).toBe(standing));
});

describe('a stored reservation', () => {
  const option = {
    quoteId: 'q',
    optionId: 'o',
    vendorId: 'OWN',
    vendorName: 'Millbrook Delivery',
    displayString: '1:00 – 3:00 PM',
    cost: undefined,
    waiver: -695,
    shouldShowFees: true,
    type: 'STANDARD',
    incentive: undefined,
    window: { value: '2026-11-21T18:00:00Z/PT2H', timeZone: 'America/New_York' },
  };
  const held = {
    id: 'p',
    versionKey: 'v',
    expiresAt: 1,
    option,
    items: [{ gtin13: '2000000000001', quantity: 1 }],
    excluded: ['2000000000008'],
    modality: 'DELIVERY',
    area: '45202',
  };

  const read = held as Held;
  const otherChoice: Held = { ...read, option: { ...read.option, vendorId: 'PARTNER' } };
  it.each([
    ['nothing is held', { phase: 'none' }, undefined, true],
    ['it is being looked up', { phase: 'checking' }, undefined, true],
    ['one is held', { phase: 'held', held: read, warning: undefined }, read, true],
    ['a partner’s is held', { phase: 'held', held: otherChoice, warning: 2 }, otherChoice, false],
    ['it has expired', { phase: 'expired', held: read }, undefined, true],
    ['a partner’s has expired', { phase: 'expired', held: otherChoice }, undefined, false],
  ] as const)(
    'reads, when %s, from %o the reservation %o and whether it concerns own delivery: %s',
    (_where, hold, has, isOwn) => {
      expect([heldOf(hold), heldKeyOf(hold)]).toEqual([has, has && 'q::o']);
      expect(concernsOwn(hold, '45202')).toBe(isOwn);
    },
  );

  it.each<[string, Hold, boolean]>([
    ['to another area', { phase: 'held', held: { ...read, area: '80014' }, warning: undefined }, false],
    ['at a store', { phase: 'expired', held: { ...read, modality: 'PICKUP' } }, false],
    ['to the area', { phase: 'expired', held: read }, true],
  ])('concerns own delivery if it is for a delivery %s', (_where, hold, isOwn) =>
    expect(concernsOwn(hold, '45202')).toBe(isOwn),
  );

  it.each([
    ['a fee', { ...held, option: { ...option, cost: 695, incentive: 'Save $5' } }],
    ['an offer', { ...held, items: [{ gtin13: '1', quantity: 2, offerId: 'o' }] }],
    ['pickup', { ...held, modality: 'PICKUP', option: { ...option, type: 'EXPRESS' } }],
  ])('keeps %s', (_what, written) =>
    expect(v.parse(HeldSchema, JSON.parse(JSON.stringify(written)))).toEqual(written),
  );

  const dear: Held = { ...read, option: { ...read.option, cost: 695, waiver: -695 } };
  const NOT_KNOWN = { cost: undefined, waiver: undefined };

  it('clears its fee when its items change', () => {
    expect(withItems(dear, [...dear.items], [...dear.excluded])).toBe(dear);
    const items = [{ gtin13: '9', quantity: 1 }];
    expect(withItems(dear, items, dear.excluded)).toMatchObject({ items, option: NOT_KNOWN });
    expect(withItems(dear, dear.items, ['9'])).toMatchObject({ excluded: ['9'], option: NOT_KNOWN });
  });

  const [one, two] = ['1', '2'].map((gtin13) => ({ gtin13, quantity: 1, code: undefined }));
  const covering = (...included: readonly (typeof one)[]) => ({
    included: included.flatMap((item) => (item ? [item] : [])),
    excluded: [],
  });
  it.each([
    ['what its quote did', covering(one, two), covering(two, one), true],
    ['less', covering(one, two), covering(one), false],
    ['something else', covering(one), covering(two), false],
    ['one of two items twice', covering(one, one), covering(one, two), false],
    ['nothing, and was asked for without anything', covering(), covering(), true],
    ['something, and has no quote', undefined, covering(one), false],
  ])('keeps its fee when the promise covers %s: %s', (_, quoted, covered, isKnown) => {
    const selections = [{ ...covered, vendorId: '', storeId: '', window: dear.option.window }];
    const { cost, waiver } = promisedOption(dear.option, quoted, selections);
    expect({ cost, waiver }).toEqual(isKnown ? { cost: 695, waiver: -695 } : NOT_KNOWN);
  });

  it.each(['PICKUP', 'DELIVERY', 'SHIP'] as const)('reads back unchanged for %s', (modality) => {
    const written = { ...held, modality };
    expect(v.parse(HeldSchema, JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it.each([
    null,
    {},
    'p',
    { ...held, id: '' },
    { ...held, modality: 'IN_STORE' },
    { ...held, option: { ...option, type: 'SOON' } },
    { ...held, items: [{}] },
    { ...held, expiresAt: 'soon' },
    { ...held, option: {} },
  ])('is rejected when it is %j', (said) => expect(v.safeParse(HeldSchema, said).success).toBe(false));
});
