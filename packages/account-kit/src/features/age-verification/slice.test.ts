import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createAgeSlice } from './slice.ts';
import type { AgeSlice } from './slice.ts';

const asked = { items: [{ name: 'Table Red Wine' }], minimumAge: 21 };
const dateOfBirth = '1990-06-14';

function start(signal = new AbortController().signal) {
  const heard = vi.fn<(...what: unknown[]) => void>();
  const store = createStore<AgeSlice>()((set, get) =>
    createAgeSlice({ emitter: { emit: heard }, signal })(set, get),
  );
  return { ...store.getState(), check: () => store.getState().ageCheck, heard };
}

it('resolves without an answer at once on a page that has ended', async () => {
  const { openAgeVerification, check } = start(AbortSignal.abort());
  await expect(openAgeVerification(asked)).resolves.toBeUndefined();
  expect(check()).toEqual({ phase: 'closed' });
});

it('opens, then closes and resolves with the answer [A-2.23] [A-4.11]', async () => {
  const { openAgeVerification, verifyAge, check, heard } = start();
  const answer = openAgeVerification(asked);
  expect(check()).toEqual({ phase: 'open', screen: 'verify', opening: 1, ...asked });
  verifyAge({ dateOfBirth });
  expect(check()).toEqual({ phase: 'closed' });
  await expect(answer).resolves.toEqual({ dateOfBirth });
  expect(heard.mock.calls).toEqual([['age:verified', undefined]]);
});

it('closes and resolves without an answer when the shopper goes back to the cart [A-4.11]', async () => {
  const { openAgeVerification, cancelAge, check, heard } = start();
  const answer = openAgeVerification(asked);
  cancelAge('back');
  expect(check()).toEqual({ phase: 'closed' });
  await expect(answer).resolves.toBeUndefined();
  cancelAge('escape');
  expect(heard.mock.calls).toEqual([['age:cancelled', { reason: 'back' }]]);
});

it('shows the terms and returns to the question [A-4.11]', () => {
  const { openAgeVerification, showTerms, check } = start();
  showTerms(true);
  expect(check()).toEqual({ phase: 'closed' });
  void openAgeVerification(asked);
  showTerms(true);
  expect(check()).toMatchObject({ screen: 'terms' });
  showTerms(false);
  expect(check()).toMatchObject({ screen: 'verify', items: asked.items });
});

it('merges two open questions under the stricter age and gives both the same answer [A-5.8]', async () => {
  const { openAgeVerification, verifyAge, check } = start();
  const first = openAgeVerification(asked);
  const second = openAgeVerification({ items: [{ name: 'Cider' }], minimumAge: 18 });
  expect(check()).toMatchObject({
    items: [{ name: 'Cider' }, { name: 'Table Red Wine' }],
    minimumAge: 21,
  });
  verifyAge({ dateOfBirth });
  await expect(Promise.all([first, second])).resolves.toEqual([{ dateOfBirth }, { dateOfBirth }]);
});

it('keeps the terms visible when asked again, and opens the next check at the question [A-4.11]', async () => {
  const { openAgeVerification, showTerms, verifyAge, check } = start();
  void openAgeVerification(asked);
  showTerms(true);
  void openAgeVerification(asked);
  expect(check()).toMatchObject({ screen: 'terms' });
  verifyAge({ dateOfBirth });
  const next = openAgeVerification(asked);
  expect(check()).toMatchObject({ screen: 'verify' });
  verifyAge({ dateOfBirth: '1980-01-01' });
  await expect(next).resolves.toEqual({ dateOfBirth: '1980-01-01' });
});

it('resolves without an answer and emits nothing when dropped', async () => {
  const { openAgeVerification, dropAgeCheck, heard } = start();
  const answer = openAgeVerification(asked);
  dropAgeCheck();
  dropAgeCheck();
  await expect(answer).resolves.toBeUndefined();
  expect(heard).not.toHaveBeenCalled();
});

it('throws an error that names every problem of a malformed question', () => {
  const { openAgeVerification } = start();
  expect(() => Reflect.apply(openAgeVerification, undefined, [{ minimumAge: 'old' }])).toThrow(
    /2 things are wrong[^]*`items`[^]*`minimumAge`/,
  );
});
