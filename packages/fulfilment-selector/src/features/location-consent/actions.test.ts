import { GrocerError, err, ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { settingsOf } from '../../core/settings.ts';
import { depsForTests } from '../../testing/deps-for-tests.ts';
import { createConsentActions } from './actions.ts';
import type { ConsentPort } from './port.ts';
import type { ConsentPress } from './rules.ts';
import { createConsentSlice } from './slice.ts';
import type { ConsentSlice } from './slice.ts';

type Consents = ReturnType<Parameters<ReturnType<typeof createConsentActions>>[1]>;

const error = new GrocerError({ code: 'forbidden', message: 'x', retryable: false });
const NEVER = new Promise<never>(() => {});

/** The consent alone, with a storage that answers as a test says. */
function consent(answer: Promise<Result<boolean | undefined>> | Result<boolean | undefined> = ok(undefined)) {
  const life = new AbortController();
  const told: unknown[] = [];
  const went: string[] = [];
  const sleeps: { ms: number; signal: AbortSignal | undefined }[] = [];
  const limit = Promise.withResolvers<void>();
  const consents = {
    read: vi.fn<ConsentPort['read']>(async () => answer),
    write: vi.fn<ConsentPort['write']>(async () => answer),
  };
  const deps = depsForTests({
    signal: life.signal,
    emitter: { emit: (name, detail) => void told.push({ name, ...detail }) },
    timing: {
      sleep(ms, signal) {
        sleeps.push({ ms, signal });
        return limit.promise;
      },
    },
  });
  const store = createStore<Consents & ConsentSlice>()((set, get) => ({
    settings: settingsOf({ environment: 'LOCAL', consent: { feature: 'Find a Store' } }),
    locate: async () => void went.push('locate'),
    backToZip: () => void went.push('backToZip'),
    ...createConsentSlice(set, get),
    ...createConsentActions(deps, consents)(set, get),
  }));
  return { state: store.getState, told, went, sleeps, limit, consents, life };
}

describe('the consent', () => {
  it.each([
    [ok(true), 'given'],
    [ok(false), 'denied'],
    [ok(undefined), 'missing'],
    [err(error), 'missing'],
  ])('after %j is %s', async (answer, expected) => {
    const one = consent(answer);
    expect(await one.state().checkConsent()).toBe(expected);
    expect(one.consents.read.mock.calls).toEqual([['Find a Store', one.life.signal]]);
    // Nothing waits for the time limit any more.
    expect(one.sleeps[0]?.signal?.aborted).toBe(true);
  });

  it('is missing when it cannot be read within five seconds [F-4.16]', async () => {
    const one = consent(NEVER);
    const checked = one.state().checkConsent();
    expect(one.sleeps).toMatchObject([{ ms: 5000, signal: { aborted: false } }]);
    one.limit.resolve();
    expect(await checked).toBe('missing');
  });
});

describe('the dialog', () => {
  it('is closed, and ignores a press', () => {
    const one = consent();
    one.state().pressConsent('allow');
    expect([one.state().asking, one.went]).toEqual([{ phase: 'closed' }, []]);
  });

  it('leads through its steps, and stays where a press has no meaning [F-4.13]', () => {
    const one = consent();
    one.state().askConsent();
    expect(one.state().asking).toEqual({ phase: 'asking', step: 0 });
    one.state().pressConsent('continue');
    expect(one.state().asking).toEqual({ phase: 'asking', step: 0 });
    one.state().pressConsent('how-it-works');
    expect(one.state().asking).toEqual({ phase: 'asking', step: 1 });
    one.state().pressConsent('allow');
    expect(one.state().asking).toEqual({ phase: 'asking', step: 2 });
    expect([one.went, one.told]).toEqual([[], []]);
  });

  it.each<[readonly ConsentPress[], string, boolean | undefined]>([
    [['allow', 'continue'], 'locate', true],
    [['decline'], 'backToZip', false],
    [['dismiss'], 'backToZip', undefined],
  ])('ends after %j with %s and stores %j [F-4.14] [F-4.15]', (presses, way, value) => {
    const one = consent();
    one.state().askConsent();
    for (const press of presses) one.state().pressConsent(press);
    expect([one.state().asking, one.went]).toEqual([{ phase: 'closed' }, [way]]);
    const feature = 'Find a Store';
    expect(one.told).toEqual(value === undefined ? [] : [{ name: 'consent:changed', feature, value }]);
    const writes = value === undefined ? [] : [[feature, value, one.life.signal]];
    expect(one.consents.write.mock.calls).toEqual(writes);
  });

  it('emits an error when the answer cannot be stored', async () => {
    const one = consent(err(error));
    one.state().askConsent();
    one.state().pressConsent('decline');
    await expect.poll(() => one.told).toHaveLength(2);
    expect(one.told[1]).toEqual({ name: 'error', error });
  });

  it.each([
    ['was stored', ok(false), false],
    ['was aborted', err(error), true],
  ])('emits no error when storing the answer %s', async (_, answer, isOver) => {
    const one = consent(answer);
    one.state().askConsent();
    one.state().pressConsent('decline');
    if (isOver) one.life.abort();
    await new Promise((resolve) => setImmediate(resolve));
    expect(one.told).toHaveLength(1);
  });
});
