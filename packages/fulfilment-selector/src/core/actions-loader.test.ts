import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SelectorConfig } from '../config.ts';
import { createSelector } from './create-selector.ts';
import { lazyActions } from './lazy-actions.ts';
import { loadActions } from '../lazy.ts';
import { useSandbox } from '../testing/use-sandbox.ts';

const box = useSandbox();
const STORE = { kind: 'store', locationId: '01100147' } as const;
const PICKUP = { modality: 'PICKUP', destination: STORE, isOwnDelivery: false } as const;

/** A loader of the lazy actions that waits until `open` is called, or first fails a number of times. */
function gate(failures = 0) {
  let open = (): void => {};
  let left = failures;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    open,
    async load() {
      if (left > 0) {
        left -= 1;
        throw new TypeError('Importing a module script failed.');
      }
      await opened;
      return loadActions();
    },
  };
}

async function selectorOf(
  shopper: string | undefined,
  load: typeof loadActions,
  more: Partial<SelectorConfig> = {},
) {
  const config = { persistence: false, ...more } as const;
  const selector = createSelector(
    shopper === undefined ? box.sandbox.guest(config) : await box.sandbox.config(shopper, config),
    { load },
  );
  const errors: unknown[] = [];
  selector.emitter.on('error', ({ error }) => errors.push(error.message));
  /** Starts the selector until the test ends or the returned function is called; further calls do nothing. */
  function live(): () => void {
    const release = selector.retain();
    onTestFinished(release);
    return release;
  }
  return { selector, state: selector.store.getState, errors, live };
}

describe('a selector whose actions are still loading', () => {
  it('reads the address book and the preferences once when released and retained meanwhile', async () => {
    const { open, load } = gate();
    const { state, live } = await selectorOf('alice', load);
    const release = live();
    await expect.poll(() => box.calls('content.strings')).toBe(1);
    release();
    await Promise.resolve();
    live();
    await expect.poll(() => box.calls('content.strings')).toBe(2);
    open();
    await expect.poll(() => state().start.phase).toBe('ready');
    expect(state().book.phase).toBe('ready');
    expect(box.calls('profile.addresses.list')).toBe(1);
    expect(box.calls('modality.preferences.read')).toBe(1);
  });

  it('reads the data of a visitor who signed in before the release once it is retained again', async () => {
    const { open, load } = gate();
    const { selector, state, live } = await selectorOf(undefined, load);
    const release = live();
    await expect.poll(() => state().start.phase).toBe('ready');
    selector.update({
      token: await box.sandbox.config('alice').then(({ authConfig }) => authConfig?.token ?? ''),
    });
    release();
    await Promise.resolve();
    open();
    await selector.deps.actions.load();
    expect(box.calls('profile.addresses.list')).toBe(0);
    live();
    await expect.poll(() => state().start.phase).toBe('ready');
    expect(state().book.phase).toBe('ready');
  });

  it('emits one error when the actions fail to load, and reads the shopper’s data after a later load', async () => {
    const { open, load } = gate(1);
    open();
    const { selector, state, errors, live } = await selectorOf('alice', load);
    live();
    await expect.poll(() => state().book.phase).toBe('failed');
    expect(errors).toEqual(['A part of the fulfilment selector could not be loaded.']);
    expect(state().start.phase).toBe('ready');
    expect(state().zip).toBeUndefined();
    await selector.deps.actions.load();
    await expect.poll(() => state().zip).toBe('45202');
    expect(state().book.phase).toBe('ready');
    expect(errors).toHaveLength(1);
  });

  it('reads the shopper’s data when a view provides the actions after failed loads', async () => {
    const { load } = gate(Infinity);
    const { selector, state, live } = await selectorOf('alice', load);
    live();
    await expect.poll(() => state().book.phase).toBe('failed');
    const actions = lazyActions(selector);
    await expect.poll(() => state().zip).toBe('45202');
    expect(state().book.phase).toBe('ready');
    expect(await selector.deps.actions.load()).toBe(actions);
  });

  it('watches the reservation once when the actions arrive as it starts', async () => {
    const { load } = gate(Infinity);
    const { selector, live } = await selectorOf('alice', load);
    live();
    const actions = lazyActions(selector);
    const watch = vi.spyOn(actions, 'watchReservation');
    await Promise.resolve();
    await Promise.resolve();
    expect(watch).toHaveBeenCalledTimes(1);
  });

  it('shows a choice as saving at once and completes it when the actions arrive', async () => {
    const { open, load } = gate();
    const { state, live } = await selectorOf(undefined, load, { postalCode: '45202' });
    live();
    const chosen = state().shop(PICKUP, 'here');
    expect(state().choosing).toEqual({ phase: 'saving', place: 'here' });
    open();
    await chosen;
    expect(state().used.active?.destination).toEqual(STORE);
    expect(state().choosing.phase).toBe('idle');
  });

  it('drops the choice of a shopper who is forgotten before the actions arrive', async () => {
    const { open, load } = gate();
    const { state, live } = await selectorOf(undefined, load);
    live();
    const chosen = state().shop(PICKUP, 'here');
    state().forgetShopper({ active: undefined, isOwnDelivery: false, preferences: [] });
    open();
    await chosen;
    expect(state().used.active).toBeUndefined();
    expect(state().choosing.phase).toBe('idle');
  });

  it('drops a choice when it is released before the actions arrive', async () => {
    const { open, load } = gate();
    const { state, live } = await selectorOf(undefined, load);
    const leave = live();
    await expect.poll(() => state().start.phase).toBe('ready');
    const chosen = state().shop(PICKUP, 'here');
    leave();
    await expect.poll(() => state().choosing.phase).toBe('idle');
    open();
    await chosen;
    expect(state().used.active).toBeUndefined();
  });
});
