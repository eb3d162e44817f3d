// What a page has around it in a browser, for several pages in one process: who acts is found by the asynchronous context.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Moment, Operation } from './operation.ts';

/** A page that is open, in a tab that outlives it. */
export interface Page {
  readonly id: number;
  readonly tab: number;
  /** The tab's session storage. */
  readonly storage: Map<string, string>;
  /** When there is no network for it, by its requests. */
  offline: Operation['offline'];
  /** What of its requests have come to each stage, since they are counted. */
  requests: number;
  /** Submissions under way now, and whether there was ever more than one. */
  submitting: number;
  atOnce: number;
  isGone: boolean;
  /** Does its clock run fast? Not while it is got ready, when nothing is to be given up early. */
  isFast: boolean;
  onStage: (moment: Moment) => void;
}

/** A page that nothing has gone out from yet. */
export const newPage = (begun: Pick<Page, 'id' | 'tab' | 'storage' | 'offline' | 'isFast'>): Page => ({
  ...begun,
  requests: Number.NEGATIVE_INFINITY,
  submitting: 0,
  atOnce: 0,
  isGone: false,
  onStage: () => undefined,
});

const current = new AsyncLocalStorage<Page>();

/** Runs something as what happens in a page. */
export const within = <Value>(page: Page, act: () => Value): Value => current.run(page, act);

/** Runs something as what happens outside of every page, such as on a host's server. */
export const outside = <Value>(act: () => Value): Value => current.exit(act);

function isOffline(page: Page | undefined): boolean {
  if (!page?.offline) return false;
  const { from, requests } = page.offline;
  return page.requests >= from && page.requests < from + requests;
}

const SUBMISSION = /\/checkouts\/[^/]+$/;

/** Is it a request that could place an order? */
const isSubmission = ({ method, url }: Request): boolean => method === 'PUT' && SUBMISSION.test(url);

/** Sends a request of a page, unless that is offline, and tells how far it has come. */
async function sendFrom(page: Page, request: Request, send: typeof fetch): Promise<Response> {
  page.requests += 1;
  const { requests } = page;
  page.onStage({ request: requests, stage: 'before' });
  if (isOffline(page)) throw new TypeError('fetch failed');
  if (page.offline && requests === page.offline.from + page.offline.requests)
    globalThis.dispatchEvent(new Event('online'));
  const counts = isSubmission(request) ? 1 : 0;
  page.submitting += counts;
  if (page.submitting > 1 && counts > 0) page.atOnce += 1;
  try {
    const answer = send(request);
    page.onStage({ request: requests, stage: 'flying' });
    return await answer;
  } finally {
    page.submitting -= counts;
    page.onStage({ request: requests, stage: 'answered' });
  }
}

/**
 * Gives this process what pages have: session storage, a network that can be gone, and its events. Timers run fast in
 * pages alone, and not before things go wrong there.
 */
export function installPages(speed: number): void {
  const { setTimeout: fast } = globalThis;
  globalThis.setTimeout = ((act: () => void, ms = 0, ...args: []) =>
    fast(act, current.getStore()?.isFast ? ms : ms * speed, ...args)) as typeof setTimeout;
  const send = globalThis.fetch;
  const events = new EventTarget();
  const storage = {
    getItem: (name: string) => current.getStore()?.storage.get(name) ?? null,
    setItem: (name: string, value: string) => void current.getStore()?.storage.set(name, value),
    removeItem: (name: string) => void current.getStore()?.storage.delete(name),
  };
  const give = (name: string, value: unknown, on: object = globalThis): void =>
    void Object.defineProperty(on, name, { configurable: true, value });
  give('sessionStorage', storage);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    give(name, events[name].bind(events));
  Object.defineProperty(globalThis.navigator, 'onLine', {
    configurable: true,
    get: () => !isOffline(current.getStore()),
  });
  give('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const page = current.getStore();
    return page && !page.isGone ? sendFrom(page, new Request(input, init), send) : send(input, init);
  });
}
