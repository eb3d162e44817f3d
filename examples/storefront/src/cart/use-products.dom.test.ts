import type { Result } from '@grocer/foundation/http';
import { GrocerError } from '@grocer/foundation/http';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProducts } from './use-products.ts';

type Answer = Result<readonly string[]>;
const FAILED: Answer = {
  ok: false,
  error: new GrocerError({ code: 'network', message: 'no', retryable: true }),
};
const found = (...value: string[]): Answer => ({ ok: true, value });

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** Renders the hook; returns its latest result, and functions that answer its requests, oldest first. */
function load() {
  const now: { of?: ReturnType<typeof useProducts<string>> } = {};
  const answers: ((answer: Answer) => Promise<void>)[] = [];
  const newSearch = () => (): Promise<Answer> => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    answers.push((answer) => act(async () => resolve(answer)));
    return promise;
  };
  const Shown = ({ get }: { readonly get: () => Promise<Answer> }): null => {
    now.of = useProducts(get);
    return null;
  };
  const ask = (): void => act(() => root.render(createElement(Shown, { get: newSearch() })));
  ask();
  return { now, answers, ask, retry: () => act(() => now.of?.retry()) };
}

it('does not replace a newer list by a late response to a retry', async () => {
  const { now, answers, ask, retry } = load();
  await answers[0]?.(FAILED);
  expect(now.of?.products).toEqual({ phase: 'failed' });
  retry();
  ask();
  await answers[2]?.(found('new'));
  await answers[1]?.(found('old'));
  expect(now.of?.products).toEqual({ phase: 'ready', list: ['new'] });
});

it('keeps a list as an old one until the response to another request', async () => {
  const { now, answers, ask } = load();
  await answers[0]?.(found('a'));
  expect(now.of).toMatchObject({ products: { phase: 'ready', list: ['a'] }, areOld: false });
  ask();
  expect(now.of).toMatchObject({ products: { phase: 'ready', list: ['a'] }, areOld: true });
  await answers[1]?.(FAILED);
  expect(now.of).toMatchObject({ products: { phase: 'failed' }, areOld: false });
});
