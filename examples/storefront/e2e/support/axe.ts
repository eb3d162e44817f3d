import axe from 'axe-core';
import type { AxeResults, FrameContext, FrameContextObject, PartialResult, RunOptions } from 'axe-core';
import type { Frame, Page } from '@playwright/test';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

const optionsFor = (about: 'everything' | 'colours'): RunOptions => ({
  runOnly: about === 'colours' ? COLOURS : EVERYTHING,
  resultTypes: ['violations'],
});

/** Returns a call of axe as source text, since this module is not known in the page. */
const call = (name: string, ...given: readonly object[]): string =>
  `axe.${name}(${given.map((one) => JSON.stringify(one)).join(', ')})`;

/** Runs axe in a frame and then in its child frames; the results are in the order that axe merges them in. */
async function lookInto(
  frame: Frame,
  options: RunOptions,
  context: FrameContextObject = { include: [], exclude: [] },
): Promise<PartialResult[]> {
  // A document that was checked before already contains axe.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const inner = await frame.evaluate<FrameContext[]>(call('utils.getFrameContexts', context));
  const seen = [await frame.evaluate<PartialResult>(call('runPartial', context, options))];
  for (const { frameSelector, frameContext } of inner) {
    const path = typeof frameSelector === 'string' ? [frameSelector] : frameSelector;
    const found = await frame.evaluateHandle<Element | null>(call('utils.shadowSelect', path));
    const child = await found.asElement()?.contentFrame();
    if (!child) throw new Error(`axe cannot look into the frame at ${JSON.stringify(path)}.`);
    seen.push(...(await lookInto(child, options, frameContext)));
  }
  return seen;
}

/** Returns all findings of axe in the page and its frames, the vault's included; for colours, only those. */
export async function findings(
  page: Page,
  about: 'everything' | 'colours' = 'everything',
): Promise<readonly string[]> {
  const options = optionsFor(about);
  const seen = JSON.stringify(await lookInto(page.mainFrame(), options));
  const { violations } = await page.evaluate<AxeResults>(
    `axe.finishRun(${seen}, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary}`),
  );
}

/** Returns the findings of axe in light and dark, for a page that follows the device's colour scheme. */
export async function findingsInBoth(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // In dark mode only the colours differ.
    const inScheme = await findings(page, colorScheme === 'light' ? 'everything' : 'colours');
    found.push(...inScheme.map((one) => `in the ${colorScheme}: ${one}`));
  }
  return found;
}
