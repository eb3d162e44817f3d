import type { Page } from '@playwright/test';

/** Leaves on the objects of every script what old scripts of a page do: a function, a text, a getter, a helper of lists. Stands alone, as its text is what is sent. */
function leaveTraces(): void {
  Reflect.set(Object.prototype, 'extendWith', () => undefined);
  Reflect.set(Object.prototype, 'tagVendor', 'measured');
  // Without a setter no page could run React or Preact, which copy what `for in` finds.
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

/** Runs such a script in front of every other one of the page. */
export const pollute = (page: Page): Promise<unknown> => page.addInitScript(leaveTraces);
