import { afterEach, expect, it, vi } from 'vitest';
import { browserProblem } from './browser-problem.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser where only support for `light-dark()` is checked. */
const knows = (isKnown: boolean) => ({
  supports: (property: string, value: string) =>
    isKnown && property === 'color' && value.startsWith('light-dark('),
});

it.each([
  ['both', AbortSignal, knows(true), undefined],
  ['no light-dark()', AbortSignal, knows(false), 'browser_unsupported'],
  ['no AbortSignal.any', { timeout: AbortSignal.timeout }, knows(true), 'browser_unsupported'],
  ['no style sheets at all', AbortSignal, undefined, undefined],
])('detects whether a browser with %s is supported', (_, signal, css, code) => {
  vi.stubGlobal('AbortSignal', signal);
  vi.stubGlobal('CSS', css);
  const problem = browserProblem('Wallet');
  expect(problem?.code).toBe(code);
  expect(problem?.retryable).not.toBe(true);
  expect(problem?.message ?? 'Grocer Wallet').toContain('Grocer Wallet');
});
