import { describe, expect, it, onTestFinished } from 'vitest';
import { addressActions } from '../features/addresses/actions.ts';
import { listOf } from './address-rules.ts';
import type { SelectorConfig } from '../config.ts';
import { createSelector } from './create-selector.ts';
import type { SelectorStore } from './store.ts';
import { stateOf, useSandbox } from '../testing/use-sandbox.ts';
import { PLACE } from '../testing/places.ts';

const box = useSandbox();

/** Alice's address book, with a selector that ends during slow work and starts again. */
async function living(more: Partial<SelectorConfig> = {}) {
  const selector = createSelector(
    await box.sandbox.config('alice', { persistence: false, postalCode: '45202', ...more }),
  );
  const state = stateOf(selector);
  const release = selector.retain();
  await expect.poll(() => state().start.phase).toBe('ready');
  state().openWindow();
  await expect.poll(() => state().results.phase).toBe('ready');
  state().openBook({ modality: 'DELIVERY', isOwn: false, wantsTimes: false });
  return {
    state,
    act: addressActions(selector),
    id: listOf(state().book)[0]?.id ?? '',
    hang: (match: string) => void box.sandbox.controls.hold({ match, when: 'before' }),
    /** Ends the selector once the work is shown as in flight, and waits for that work. */
    async end(work: Promise<unknown>, isUnderWay: (now: SelectorStore) => boolean) {
      await expect.poll(() => isUnderWay(state())).toBeTruthy();
      release();
      await work;
    },
    /** Starts the selector again, until the test ends. */
    revive: () => onTestFinished(selector.retain()),
  };
}

const address = { ...PLACE, street: '1 Corrected St' };
const typed = { address, isMailingAddress: false };

describe('a selector released during slow work', () => {
  it('returns to the editable form when the address check is aborted', async () => {
    const { state, act, hang, end } = await living();
    act.openForm();
    hang('address.validate-for-modality');
    await end(act.submitAddress(typed), ({ addressForm }) => addressForm.step.phase === 'checking');
    expect(state().addressForm.step).toEqual({ phase: 'editing', trouble: undefined });
  });

  it('returns to the suggestion when saving it is aborted', async () => {
    const { state, act, hang, end } = await living();
    act.openForm();
    await act.submitAddress(typed);
    hang('profile.addresses.add');
    await end(act.confirmSuggestion(), ({ addressForm }) => addressForm.step.phase === 'saving');
    expect(state().addressForm.step).toMatchObject({ phase: 'suggested', about: { entered: typed } });
  });

  it('returns to the confirmation when a removal is aborted', async () => {
    const { state, act, id, hang, end } = await living();
    act.askToRemove(id);
    hang('profile.addresses.remove');
    await end(act.removeAddress(), ({ removing }) => removing.phase === 'removing');
    expect(state().removing).toEqual({ phase: 'asking', id, trouble: undefined });
  });

  it('reads the address book when it is retained again', async () => {
    const { state, hang, end, revive } = await living();
    state().forgetBook();
    hang('profile.addresses.list');
    await end(state().loadBook(), ({ book }) => book.phase === 'loading');
    expect(state().book).toEqual({ phase: 'idle' });
    revive();
    await expect.poll(() => state().book.phase).toBe('ready');
    await expect.poll(() => state().start.phase).toBe('ready');
  });

  it('opens the timeslots after an aborted attempt', async () => {
    const { state, hang, end, revive } = await living();
    state().forgetBook();
    hang('profile.addresses.list');
    await end(state().openTimes(), ({ isOpeningTimes }) => isOpeningTimes);
    revive();
    await expect.poll(() => state().book.phase).toBe('ready');
    await state().openTimes();
    expect(state().frame).toMatchObject({ trail: expect.arrayContaining(['timeslots']) });
  });

  it('loads the timeslots for a view that asks just before it is retained again', async () => {
    const { state, hang, end, revive } = await living();
    await state().openTimes();
    hang('timeslots.upfront');
    await end(state().wantTimes(undefined), ({ times }) => times.phase === 'loading');
    expect(state().times).toEqual({ phase: 'idle' });
    const asked = state().wantTimes(undefined);
    revive();
    await asked;
    expect(state().times.phase).toBe('ready');
  });

  it('returns an aborted reservation to idle', async () => {
    const { state, hang, end } = await living();
    await state().openTimes();
    await state().wantTimes(undefined);
    hang('promise.create');
    await end(state().reserveTime(), ({ reserving }) => reserving.phase === 'saving');
    expect(state().reserving).toEqual({ phase: 'idle' });
  });
});
