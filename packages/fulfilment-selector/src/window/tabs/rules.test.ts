import { banners } from '@grocer/foundation/domain';
import type { Modality } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { firstTab, tabLayoutOf, tabAfterKey, tabOf, tabToOpen } from './rules.ts';
import type { Tab } from './rules.ts';

const CASES: readonly [Modality[], ReturnType<typeof tabLayoutOf>][] = [
  [['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIP'], { kind: 'tabs', tabs: ['PICKUP', 'DELIVERY', 'IN_STORE'] }],
  [['IN_STORE', 'PICKUP'], { kind: 'tabs', tabs: ['PICKUP', 'IN_STORE'] }],
  [['IN_STORE', 'SHIP'], { kind: 'tabs', tabs: ['DELIVERY', 'IN_STORE'] }],
  [['SHIP', 'DELIVERY'], { kind: 'list', tab: 'DELIVERY' }],
  [['IN_STORE'], { kind: 'list', tab: 'IN_STORE' }],
  [[], { kind: 'none' }],
];

describe('the tab layout', () => {
  it.each(CASES)('resolves %j to %j [F-2.9] [F-2.10]', (modalities, tabLayout) =>
    expect(tabLayoutOf(modalities)).toEqual(tabLayout),
  );

  it('includes tabs, a list and none among the banners [F-1.9]', () => {
    const kinds = banners().map(({ modalityCapabilities }) => tabLayoutOf(modalityCapabilities).kind);
    expect(new Set(kinds)).toEqual(new Set(['tabs', 'list', 'none']));
  });
});

describe('the first tab', () => {
  it.each([
    [['PICKUP', 'DELIVERY', 'IN_STORE'], 'SHIP', 'DELIVERY'],
    [['PICKUP', 'IN_STORE'], 'IN_STORE', 'IN_STORE'],
    [['PICKUP', 'IN_STORE'], 'DELIVERY', 'PICKUP'],
    [['PICKUP', 'IN_STORE'], undefined, 'PICKUP'],
    [['IN_STORE'], 'PICKUP', 'IN_STORE'],
  ] as [Modality[], Modality | undefined, Tab][])(
    'resolves %j with %j in use to %s',
    (offered, active, tab) => expect(firstTab(tabLayoutOf(offered), active)).toBe(tab),
  );

  it.each([
    [['PICKUP', 'DELIVERY', 'IN_STORE'], 'SHIP', 'DELIVERY'],
    [['PICKUP', 'IN_STORE'], 'IN_STORE', 'IN_STORE'],
    [['PICKUP', 'IN_STORE'], 'DELIVERY', undefined],
    [['PICKUP', 'IN_STORE'], undefined, undefined],
    [['IN_STORE'], 'IN_STORE', undefined],
  ] as [Modality[], Modality | undefined, Tab | undefined][])(
    'resolves %j, opened by the host at %j, to %s',
    (offered, modality, tab) =>
      expect(tabToOpen(tabLayoutOf(offered), modality ? { modality } : {})).toBe(tab),
  );

  it('treats shipping as delivery', () => expect(tabOf('SHIP')).toBe('DELIVERY'));
});

describe('keyboard navigation', () => {
  const tabs: Tab[] = ['PICKUP', 'DELIVERY', 'IN_STORE'];
  it.each([
    ['PICKUP', 'ArrowRight', 'DELIVERY'],
    ['IN_STORE', 'ArrowRight', 'PICKUP'],
    ['PICKUP', 'ArrowLeft', 'IN_STORE'],
    ['DELIVERY', 'Home', 'PICKUP'],
    ['DELIVERY', 'End', 'IN_STORE'],
    ['DELIVERY', 'a', undefined],
  ] as [Tab, string, Tab | undefined][])('moves from %s on %s to %s', (from, key, to) =>
    expect(tabAfterKey(tabs, from, key)).toBe(to),
  );
});
