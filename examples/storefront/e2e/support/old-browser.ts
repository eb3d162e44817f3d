import type { Page } from '@playwright/test';

/** Console message on a browser below the supported floor. */
export const TOO_OLD = /Grocer [\w ]+: this browser is too old/;

/** Removes a recent browser feature, and returns the list of errors that the page throws. */
export async function ageBrowser(page: Page): Promise<readonly string[]> {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  return thrown;
}
