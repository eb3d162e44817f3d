import { afterEach, describe, expect, it } from 'vitest';
import { bannerOf } from '@grocer/foundation/domain';
import type { SelectorConfig } from '../config.ts';
import { useSandbox } from '../testing/use-sandbox.ts';

const box = useSandbox();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// A banner that the sandbox takes for the main one, and that fixtures do not contain.
const own = { ...bannerOf(undefined), key: 'corner', domain: 'corner.example', tenantName: 'kroger' };
const HERE: Partial<SelectorConfig> = { bannerDomain: 'kroger.com', persistence: false };
const OTHERS: readonly Partial<SelectorConfig>[] = [
  { ...HERE, bannerDomain: 'ralphs.com' },
  { ...HERE, environment: 'TEST' },
  { ...HERE, bannerDomain: 'corner.example', bannerTable: [own] },
];

describe('browser storage', () => {
  it('has a visitor’s consent answer under a key that later versions still read', async () => {
    localStorage.setItem('grocer-consent:LOCAL:kroger:Modality Selector', 'false');
    const { state } = await box.start(undefined, HERE);
    expect(await state().checkConsent()).toBe('denied');
  });

  it.each(OTHERS)(
    'does not reuse a visitor’s consent answer in another shop on the origin, with %j',
    async (other) => {
      const { state } = await box.start(undefined, HERE);
      state().askConsent();
      state().pressConsent('decline');
      await expect.poll(() => localStorage.length).toBeGreaterThan(0);
      expect(await state().checkConsent()).toBe('denied');
      const { state: otherChoice } = await box.start(undefined, other);
      expect(await otherChoice().checkConsent()).toBe('missing');
    },
  );

  it.each(OTHERS)('does not read a held time in another shop on the origin, with %j', async (other) => {
    const toggles = { upfrontTimeslots: true };
    const { state } = await box.start('alice', { ...HERE, toggles, postalCode: '45202' });
    state().openWindow();
    await state().openTimes();
    await state().wantTimes(state().used.active);
    await state().reserveTime();
    expect(state().reservation.phase).toBe('held');
    const { state: otherChoice } = await box.start('alice', { ...other, toggles });
    expect(otherChoice().reservation.phase).toBe('none');
    expect(box.calls('promise.read')).toBe(0);
    expect(sessionStorage).toHaveLength(1);
  });
});
