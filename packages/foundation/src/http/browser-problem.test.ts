import { afterEach, expect, it, vi } from 'vitest';
import { browserProblem } from './browser-problem.ts';

afterEach(() => vi.unstubAllGlobals());

const knows = (isKnown: boolean) => ({ supports: () => isKnown });

it.each([
  ['both', AbortSignal, knows(true), undefined],
  ['no light-dark()', AbortSignal, knows(false), 'browser_unsupported'],
  ['no AbortSignal.any', { timeout: AbortSignal.timeout }, knows(true), 'browser_unsupported'],
  ['no style sheets at all', AbortSignal, undefined, undefined],
])('with %s the browser is told by what it has', (_, signal, css, code) => {
  vi.stubGlobal('AbortSignal', signal);
  vi.stubGlobal('CSS', css);
  expect(browserProblem('Wallet')?.code).toBe(code);
});
