import { chromium } from 'playwright';
import { chromiumLaunch } from '../../chromium.ts';
import { servePages } from '../serve-pages.ts';
import { cellOf, tableOf } from '../table.ts';
import { LINES, MOMENTS } from './moments.ts';
import type { Moment, Taken } from './moments.ts';

const SLOWDOWNS = [1, 4];

const TITLES: Readonly<Record<Moment, string>> = {
  step: 'mount to painted payment step',
  tip: 'tip pressed to painted total, answered at once',
  items: 'items pressed to painted drawer',
  complete: 'mount to painted page after the order',
  ordered: 'its items pressed to painted list',
};

interface LongOrderBench {
  readonly rounds: number;
  readonly onRound: (round: number) => void;
}

/** Measures the checkout with an order of maximum length; resolves with a table of the figures. */
export async function benchLongOrder({ rounds, onRound }: LongOrderBench): Promise<string> {
  const { url, close } = await servePages('checkout', ['long-order']);
  const browser = await chromium.launch(chromiumLaunch());
  const taken: { readonly rate: number; readonly figures: Readonly<Record<Moment, Taken>> }[] = [];

  async function takeAt(rate: number): Promise<void> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    await page.goto(`${url}long-order.html`);
    await page.waitForFunction(() => 'takeLongOrder' in window);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    taken.push({ rate, figures: await page.evaluate(() => window.takeLongOrder()) });
    await page.close();
  }

  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const rate of SLOWDOWNS) await takeAt(rate);
      onRound(round);
    }
  } finally {
    await browser.close();
    await close();
  }
  const heads = [`${LINES} lines: ms, median (min–max)`, 'CPU', 'to paint', 'longest task, 0 below 50'];
  const rows = MOMENTS.flatMap((moment) =>
    SLOWDOWNS.map((rate) => {
      const all = taken.filter((one) => one.rate === rate).map(({ figures }) => figures[moment]);
      const cells = [all.map(({ toPaint }) => toPaint), all.map(({ task }) => task)].map(cellOf);
      return [TITLES[moment], `${rate}x`, ...cells];
    }),
  );
  return tableOf(heads, rows);
}
