import type { Browser, CDPSession, Page } from 'playwright';
import { SUBJECTS } from './subjects.ts';
import type { SubjectName } from './subjects.ts';

const ACTIONS = ['mount', 'click', 'reopen'] as const;
export type Action = (typeof ACTIONS)[number];

/** Figures in ms, by subject, action, number of cards and CPU slowdown. */
export type Figures = Map<string, number[]>;

export interface Growth {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

interface Plan {
  readonly browser: Browser;
  readonly url: string;
  readonly counts: readonly number[];
  readonly slowdowns: readonly number[];
  readonly rounds: number;
  readonly onRound: (round: number) => void;
}

export const keyOf = (subject: SubjectName, action: Action, count: number, slowdown: number): string =>
  [subject, action, count, slowdown].join(' ');

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Opens a new page of a subject. All its external requests are answered here at once. */
async function openPage(browser: Browser, url: string, subject: SubjectName): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.route(
    (asked) => !asked.href.startsWith(url),
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
        : route.fulfill({ contentType: 'application/json', body: '{}' }),
  );
  await page.goto(`${url}${subject}.html`);
  await page.waitForFunction(() => 'bench' in window);
  return page;
}

async function once(
  page: Page,
  cdp: CDPSession,
  count: number,
  slowdown: number,
): Promise<Record<Action, number>> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page.evaluate(async (cards) => {
    const mount = await window.bench.mount(cards);
    const click = await window.bench.click(1);
    const reopen = await window.bench.reopen(cards);
    return { mount, click, reopen };
  }, count);
}

interface Case {
  readonly subject: SubjectName;
  readonly count: number;
  readonly slowdown: number;
}

/** Returns the cases of one round, with the subjects next to each other. */
const casesOf = ({ counts, slowdowns }: Plan): readonly Case[] =>
  slowdowns.flatMap((slowdown) =>
    counts.flatMap((count) => SUBJECTS.map((subject) => ({ subject, count, slowdown }))),
  );

/** Measures all subjects in turn, so that other load of the machine affects all of them. */
export async function measure(plan: Plan): Promise<Figures> {
  const figures: Figures = new Map();
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const { subject, count, slowdown } of casesOf(plan)) {
      const page = await openPage(plan.browser, plan.url, subject);
      const cdp = await page.context().newCDPSession(page);
      const taken = await once(page, cdp, count, slowdown);
      for (const action of ACTIONS) {
        const key = keyOf(subject, action, count, slowdown);
        figures.set(key, [...(figures.get(key) ?? []), taken[action]]);
      }
      await page.close();
    }
    plan.onRound(round + 1);
  }
  return figures;
}

const WARM_UP = 20;

async function standing(cdp: CDPSession): Promise<Growth> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { bytes: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Measures what each mount and unmount leaves behind after garbage collection, per cycle. */
export async function measureGrowth(
  browser: Browser,
  url: string,
  subject: SubjectName,
  cycles: number,
): Promise<Growth> {
  const page = await openPage(browser, url, subject);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.evaluate((times) => window.bench.cycle(times, 3), WARM_UP);
  const before = await standing(cdp);
  await page.evaluate((times) => window.bench.cycle(times, 3), cycles);
  const after = await standing(cdp);
  await page.close();
  return {
    bytes: (after.bytes - before.bytes) / cycles,
    nodes: (after.nodes - before.nodes) / cycles,
    listeners: (after.listeners - before.listeners) / cycles,
  };
}
