import type { Browser, Page } from 'playwright';
import type { LongSandbox } from './long-sandbox.ts';

/** The pages that are measured. */
export const SUBJECTS = ['selector', 'virtual-list', 'times'] as const;
type SubjectName = (typeof SUBJECTS)[number];

export type Action = 'search' | 'next' | 'scroll' | 'last' | 'longestTask' | 'times';

/** Figures in ms, by subject, action and CPU slowdown. */
export type Figures = Map<string, readonly number[]>;

type Taken = Partial<Record<Action, readonly number[]>>;

interface Plan {
  readonly browser: Browser;
  readonly url: string;
  readonly sandbox: LongSandbox;
  readonly slowdowns: readonly number[];
  readonly rounds: number;
  readonly onRound: (round: number) => void;
}

export const keyOf = (subject: SubjectName, action: Action, slowdown: number): string =>
  [subject, action, slowdown].join(' ');

async function takeStores(
  page: Page,
  slowDown: () => Promise<unknown>,
  sandbox: LongSandbox,
): Promise<Taken> {
  await page.waitForFunction(() => 'storeBench' in window);
  await page.evaluate((setting) => window.storeBench.begin(setting), await sandbox.setting());
  await page.waitForFunction(() => window.storeBench.canSearch());
  await slowDown();
  return page.evaluate(async () => {
    const { storeBench } = window;
    const search = [await storeBench.search()];
    const next = [await storeBench.next()];
    const last = await storeBench.last();
    const paged = last && { last: [last.toPaint], longestTask: [last.task] };
    return { search, next, ...paged, scroll: await storeBench.scroll() };
  });
}

async function takeTimes(page: Page, slowDown: () => Promise<unknown>, sandbox: LongSandbox): Promise<Taken> {
  await page.waitForFunction(() => 'timesBench' in window);
  await page.evaluate((setting) => window.timesBench.begin(setting), await sandbox.setting());
  await page.waitForFunction(() => window.timesBench.isReady());
  await slowDown();
  return page.evaluate(async () => ({ times: await window.timesBench.change() }));
}

const TAKE = { selector: takeStores, 'virtual-list': takeStores, times: takeTimes };

/** Measures a subject once, on a new page. */
async function once({ browser, url, sandbox }: Plan, subject: SubjectName, rate: number): Promise<Taken> {
  // Another time zone than the stores', so that every time names its zone.
  const timezoneId = 'America/Los_Angeles';
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, timezoneId });
  await sandbox.serve(page);
  await page.goto(`${url}${subject}.html`);
  const cdp = await page.context().newCDPSession(page);
  const slowDown = (): Promise<unknown> => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const taken = await TAKE[subject](page, slowDown, sandbox);
  await page.close();
  return taken;
}

/** Returns the cases of one round, with the subjects next to each other. */
const casesOf = ({ slowdowns }: Plan) =>
  slowdowns.flatMap((slowdown) => SUBJECTS.map((subject) => ({ subject, slowdown })));

/** Measures all subjects in turn, so that other load of the machine affects all of them. */
export async function measure(plan: Plan): Promise<Figures> {
  const figures: Figures = new Map();
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const { subject, slowdown } of casesOf(plan)) {
      const taken = await once(plan, subject, slowdown);
      for (const [action, more] of Object.entries(taken) as [Action, readonly number[]][]) {
        const key = keyOf(subject, action, slowdown);
        figures.set(key, [...(figures.get(key) ?? []), ...more]);
      }
    }
    plan.onRound(round);
  }
  return figures;
}
