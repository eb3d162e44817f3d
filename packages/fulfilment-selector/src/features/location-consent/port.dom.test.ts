import { afterEach, describe, expect, it } from 'vitest';
import { useSandbox } from '../../testing/use-sandbox.ts';

const box = useSandbox();
afterEach(() => localStorage.clear());

const NOWHERE = { geolocate: async () => Promise.reject(new Error('no place')) };
type Started = Awaited<ReturnType<typeof box.start>>;

function decline({ state }: Started): void {
  state().askConsent();
  state().pressConsent('decline');
}

describe('the location consent', () => {
  it('keeps the answer of a visitor in the browser', async () => {
    const visitor = await box.start(undefined, NOWHERE);
    decline(visitor);
    await expect.poll(() => localStorage).toHaveLength(1);
    expect(await visitor.state().checkConsent()).toBe('denied');
  });

  it('keeps the answer of a shopper with their preferences and not for the next one [F-7.21]', async () => {
    const alice = await box.start('alice', NOWHERE);
    decline(alice);
    await expect.poll(() => box.calls('consent.add')).toBe(1);
    expect(localStorage).toHaveLength(0);
    expect(await (await box.start('bob', NOWHERE)).state().checkConsent()).toBe('missing');
  });

  it.each(['add', 'update'])(
    'confirms the consent by a read when the response to %s is lost',
    async (call) => {
      const alice = await box.start('alice', { geolocate: async () => ({ lat: 39.1, lng: -84.51 }) });
      for (const press of call === 'update' ? (['allow', 'continue'] as const) : []) {
        if (press === 'allow') alice.state().askConsent();
        alice.state().pressConsent(press);
      }
      await expect.poll(() => box.calls('consent.add')).toBe(call === 'update' ? 1 : 0);
      box.sandbox.controls.addFault({
        match: `consent.${call}`,
        when: 'after-commit',
        kind: 'reset',
        times: 3,
      });
      decline(alice);
      await expect.poll(() => box.calls(`consent.${call}`)).toBe(3);
      await expect.poll(() => box.calls('consent.list')).toBeGreaterThan(1);
      expect(await alice.state().checkConsent()).toBe('denied');
      expect(alice.heard('error')).toEqual([]);
    },
  );

  it('moves the answer of a visitor to the shopper who signs in, but not to a later one', async () => {
    decline(await box.start(undefined, NOWHERE));
    await expect.poll(() => localStorage).toHaveLength(1);
    const alice = await box.start('alice', NOWHERE);
    expect(await alice.state().checkConsent()).toBe('denied');
    expect(localStorage).toHaveLength(0);
    await expect.poll(() => box.calls('consent.add')).toBe(1);
    expect(await alice.state().checkConsent()).toBe('denied');
    expect(await (await box.start('bob', NOWHERE)).state().checkConsent()).toBe('missing');
  });

  it('does not override a shopper’s own answer with a visitor’s, or pass it to the next shopper', async () => {
    const alice = await box.start('alice', NOWHERE);
    decline(alice);
    await expect.poll(() => box.calls('consent.add')).toBe(1);
    const visitor = await box.start(undefined, { geolocate: async () => ({ lat: 39.1, lng: -84.51 }) });
    visitor.state().askConsent();
    visitor.state().pressConsent('allow');
    visitor.state().pressConsent('continue');
    await expect.poll(() => localStorage).toHaveLength(1);
    expect(await (await box.start('alice', NOWHERE)).state().checkConsent()).toBe('denied');
    expect(await (await box.start('bob', NOWHERE)).state().checkConsent()).toBe('missing');
  });
});
