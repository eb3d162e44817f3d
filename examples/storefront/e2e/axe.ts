import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every finding of axe on the page and in its frames, the vault's included; of its colours alone if that is all. */
export async function findings(
  page: Page,
  about: 'everything' | 'colours' = 'everything',
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (
    about === 'colours' ? axe.withRules(['color-contrast']) : axe.withTags(TAGS)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary}`),
  );
}

/** What axe finds in the light and in the dark, on a page that follows the device. */
export async function findingsInBoth(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await findings(page, colorScheme === 'light' ? 'everything' : 'colours')));
  }
  return found;
}
