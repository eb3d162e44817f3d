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

describe('what is said about being located', () => {
  it('is kept in the browser for a visitor, who is not asked again', async () => {
    const visitor = await box.start(undefined, NOWHERE);
    decline(visitor);
    await expect.poll(() => localStorage).toHaveLength(1);
    expect(await visitor.state().checkConsent()).toBe('denied');
  });

  it('is kept with the preferences of a shopper, and leaves nothing to the next one [F-7.21]', async () => {
    const alice = await box.start('alice', NOWHERE);
    decline(alice);
    await expect.poll(() => box.calls('consent.add')).toBe(1);
    expect(localStorage).toHaveLength(0);
    expect(await (await box.start('bob', NOWHERE)).state().checkConsent()).toBe('missing');
  });

  it.each(['add', 'update'])('is kept once where the answer to %s is lost', async (call) => {
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
  });

  it('goes with the visitor who signs in, and with nobody after them', async () => {
    decline(await box.start(undefined, NOWHERE));
    await expect.poll(() => localStorage).toHaveLength(1);
    const alice = await box.start('alice', NOWHERE);
    expect(await alice.state().checkConsent()).toBe('denied');
    expect(localStorage).toHaveLength(0);
    await expect.poll(() => box.calls('consent.add')).toBe(1);
    expect(await alice.state().checkConsent()).toBe('denied');
    expect(await (await box.start('bob', NOWHERE)).state().checkConsent()).toBe('missing');
  });

  it('by a visitor is not heard of a shopper who has their own word, nor of the one after', async () => {
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
