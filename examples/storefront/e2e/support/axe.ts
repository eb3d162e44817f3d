import { createRequire } from 'node:module';
import type { AxeResults, FrameContext, FrameContextObject, PartialResult, RunOptions } from 'axe-core';
import type { Frame, Page } from '@playwright/test';

/** The source of axe. Its minified build is half as long, and every checked document compiles it. */
const { source }: { readonly source: string } = createRequire(import.meta.url)('axe-core/axe.min.js');

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

const optionsFor = (about: 'everything' | 'colours'): RunOptions => ({
  runOnly: about === 'colours' ? COLOURS : EVERYTHING,
  resultTypes: ['violations'],
});

/** Returns a call of axe as source text, since this module is not known in the page. */
const call = (name: string, ...given: readonly object[]): string =>
  `axe.${name}(${given.map((one) => JSON.stringify(one)).join(', ')})`;

/** Puts axe into a frame. A document that was checked before already contains it. */
async function putInto(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

/** Runs axe in a frame and then in its child frames; the results are in the order that axe merges them in. */
async function lookInto(
  frame: Frame,
  options: RunOptions,
  context: FrameContextObject = { include: [], exclude: [] },
): Promise<PartialResult[]> {
  await putInto(frame);
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

/** Runs axe in a page and its frames. */
async function runInFrames(page: Page, options: RunOptions): Promise<Pick<AxeResults, 'violations'>> {
  const seen = JSON.stringify(await lookInto(page.mainFrame(), options));
  return page.evaluate<AxeResults>(`axe.finishRun(${seen}, ${JSON.stringify(options)})`);
}

/**
 * Runs axe in a page without frames. Its partial results would take longer to send here and back than the run
 * itself.
 */
async function runInPage(page: Page, options: RunOptions): Promise<Pick<AxeResults, 'violations'>> {
  await putInto(page.mainFrame());
  const run = `axe.run(${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`;
  return page.evaluate<Pick<AxeResults, 'violations'>>(run);
}

/** Returns all findings of axe in the page and its frames, the vault's included; for colours, only those. */
export async function findings(
  page: Page,
  about: 'everything' | 'colours' = 'everything',
): Promise<readonly string[]> {
  const options = optionsFor(about);
  const { violations } = await (page.frames().length > 1 ? runInFrames : runInPage)(page, options);
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
