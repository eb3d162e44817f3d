import type { Page } from '@playwright/test';

/** What old scripts of a page leave on the objects that every other script has. Each has to stand alone. */
const pollutions = {
  'a function': () => Reflect.set(Object.prototype, 'extendWith', () => undefined),
  'a text': () => Reflect.set(Object.prototype, 'tagVendor', 'measured'),
  // Without a setter no page could run React or Preact, which copy what `for in` finds.
  'a getter': () =>
    Reflect.defineProperty(Object.prototype, 'tagSelf', {
      get: () => ({ measured: true }),
      set(value: unknown) {
        Reflect.defineProperty(this, 'tagSelf', { value, writable: true, enumerable: true });
      },
      enumerable: true,
      configurable: true,
    }),
  'a helper of lists': () => Reflect.set(Array.prototype, 'removeAll', () => undefined),
} as const;

export const POLLUTIONS = ['a function', 'a text', 'a getter', 'a helper of lists'] as const;

/** Runs such a script in front of every other one of the page. */
export const pollute = (page: Page, pollution: keyof typeof pollutions): Promise<unknown> =>
  page.addInitScript(pollutions[pollution]);
