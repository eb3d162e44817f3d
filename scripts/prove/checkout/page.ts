// The browser environment of a page, for several pages in one process. The async context tells which page is
// active.
import { AsyncLocalStorage } from 'node:async_hooks';
import { atPace } from '../client-process.ts';
import type { Moment, Operation } from './operation.ts';
import { createWaiting } from './waiting.ts';

/** An open page, in a tab that outlives it. */
export interface Page {
  readonly id: number;
  readonly tab: number;
  /** Session storage of the tab. */
  readonly storage: Map<string, string>;
  /** The requests for which there is no network. */
  offline: Operation['offline'];
  /** Number of requests since counting has started. */
  requests: number;
  /** Submissions in flight; below, how often one started while another was in flight. */
  submitting: number;
  atOnce: number;
  isGone: boolean;
  /** True if its timers run fast. They do not while the page is prepared, so that nothing times out early. */
  isFast: boolean;
  onStage: (moment: Moment) => void;
  /** Receives the events of the browser's window. */
  readonly events: EventTarget;
  readonly waiting: ReturnType<typeof createWaiting>;
}

/** Creates a page that has sent no request yet. */
export const newPage = (begun: Pick<Page, 'id' | 'tab' | 'storage' | 'offline' | 'isFast'>): Page => ({
  ...begun,
  requests: Number.NEGATIVE_INFINITY,
  submitting: 0,
  atOnce: 0,
  isGone: false,
  onStage: () => undefined,
  events: new EventTarget(),
  waiting: createWaiting(),
});

const current = new AsyncLocalStorage<Page>();

/** Runs a function in the context of a page. */
export const within = <Value>(page: Page, act: () => Value): Value =>
  current.run(page, () => atPace(page, act));

/** Runs a function outside of all pages, for example as a host's server. */
export const outside = <Value>(act: () => Value): Value => current.exit(() => atPace({ isFast: false }, act));

function isOffline(page: Page | undefined): boolean {
  if (!page?.offline) return false;
  const { from, requests } = page.offline;
  return page.requests >= from && page.requests < from + requests;
}

const SUBMISSION = /\/checkouts\/[^/]+$/;

/** Returns true for requests that can place an order. */
const isSubmission = ({ method, url }: Request): boolean => method === 'PUT' && SUBMISSION.test(url);

/** Sends a request of a page, unless the page is offline, and reports its stages. */
async function sendFrom(page: Page, request: Request, send: typeof fetch): Promise<Response> {
  page.requests += 1;
  const { requests } = page;
  page.onStage({ request: requests, stage: 'before' });
  if (isOffline(page)) throw new TypeError('fetch failed');
  if (page.offline && requests === page.offline.from + page.offline.requests)
    page.events.dispatchEvent(new Event('online'));
  const counts = isSubmission(request) ? 1 : 0;
  page.submitting += counts;
  if (page.submitting > 1 && counts > 0) page.atOnce += 1;
  const noteAnswer = page.waiting.noteRequest();
  try {
    const answer = send(request);
    page.onStage({ request: requests, stage: 'flying' });
    return await answer;
  } finally {
    page.submitting -= counts;
    noteAnswer();
    page.onStage({ request: requests, stage: 'answered' });
  }
}

/**
 * Installs the browser environment of pages: session storage, a network that can be offline, and its events.
 */
export function installPages(): void {
  const send = globalThis.fetch;
  const ofNoPage = new EventTarget();
  const events = (): EventTarget => current.getStore()?.events ?? ofNoPage;
  const storage = {
    getItem: (name: string) => current.getStore()?.storage.get(name) ?? null,
    setItem: (name: string, value: string) => void current.getStore()?.storage.set(name, value),
    removeItem: (name: string) => void current.getStore()?.storage.delete(name),
  };
  const give = (name: string, value: unknown, on: object = globalThis): void =>
    void Object.defineProperty(on, name, { configurable: true, value });
  give('sessionStorage', storage);
  const add: EventTarget['addEventListener'] = (...args) => events().addEventListener(...args);
  const remove: EventTarget['removeEventListener'] = (...args) => events().removeEventListener(...args);
  give('addEventListener', add);
  give('removeEventListener', remove);
  Object.defineProperty(globalThis.navigator, 'onLine', {
    configurable: true,
    get: () => !isOffline(current.getStore()),
  });
  give('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const page = current.getStore();
    return page && !page.isGone ? sendFrom(page, new Request(input, init), send) : send(input, init);
  });
}
