import type { Page } from '@playwright/test';

/**
 * Extends `Object.prototype` and `Array.prototype` as old scripts do: a function, a text, a getter, a list
 * helper. Self-contained, since its source is sent to the page.
 */
function leaveTraces(): void {
  Reflect.set(Object.prototype, 'extendWith', () => undefined);
  Reflect.set(Object.prototype, 'tagVendor', 'measured');
  // The setter is needed by React and Preact, which copy what `for in` finds.
  Reflect.defineProperty(Object.prototype, 'tagSelf', {
    get: () => ({ measured: true }),
    set(value: unknown) {
      Reflect.defineProperty(this, 'tagSelf', { value, writable: true, enumerable: true });
    },
    enumerable: true,
    configurable: true,
  });
  Reflect.set(Array.prototype, 'removeAll', () => undefined);
}

/** Runs this script before every other one of the page. */
export const pollute = (page: Page): Promise<unknown> => page.addInitScript(leaveTraces);
