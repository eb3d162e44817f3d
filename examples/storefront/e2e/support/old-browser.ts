import type { Page } from '@playwright/test';

/** What the page and its console are told on a browser of before the floor. */
export const TOO_OLD = /Grocer [\w ]+: this browser is too old/;

/** Makes the browser one that lacks what came last, and lists what its pages throw. */
export async function ageBrowser(page: Page): Promise<readonly string[]> {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  return thrown;
}
