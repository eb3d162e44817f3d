import type { BrowserContext, Route } from '@playwright/test';
import type { Mishap, Session } from './plan.ts';

const CHECKOUTS = /\/checkout\/v2\/checkouts\//;
const PAGE = '<!doctype html><title>Log in to the Wi-Fi</title>';

/** Answers a request instead of the service, with CORS headers so that the page can read the answer. */
async function say(route: Route, status: number, body: string): Promise<void> {
  const origin = (await route.request().headerValue('origin')) ?? '*';
  const headers = { 'access-control-allow-origin': origin, 'content-type': 'text/html' };
  await route.fulfill({ status, body, headers });
}

async function half(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

const ACTS: Readonly<Record<Mishap, (route: Route) => Promise<void>>> = {
  reset: (route) => route.abort('connectionreset'),
  async 'reset after'(route) {
    await route.fetch();
    await route.abort('connectionreset');
  },
  gateway: (route) => say(route, 502, PAGE),
  async 'gateway after'(route) {
    await route.fetch();
    await say(route, 504, PAGE);
  },
  half,
  'login page': (route) => say(route, 200, PAGE),
  unauthorised: (route) => say(route, 401, '{"statusCode":401}'),
  async twice(route) {
    const [response] = await Promise.all([route.fetch(), route.fetch()]);
    await route.fulfill({ response });
  },
};

/** The faults that have hit the attempts to place the order. */
export interface BadNetwork {
  readonly met: readonly Mishap[];
  /** Ends all faults. */
  end(): Promise<void>;
}

/**
 * Makes checkout requests fail as the session plans. `onRequest` is called with the number of each request.
 */
export async function spoil(
  context: BrowserContext,
  { placing, reads }: Session,
  onRequest: (count: number) => void,
): Promise<BadNetwork> {
  const met: Mishap[] = [];
  const left = { placing: [...placing], reads: [...reads] };
  let count = 0;
  const serve = async (route: Route): Promise<void> => {
    count += 1;
    onRequest(count);
    const isRead = route.request().method() === 'GET';
    const mishap = isRead ? left.reads.shift() : left.placing.shift();
    if (mishap && !isRead) met.push(mishap);
    // A reload cancels its requests; a request that cannot be answered is aborted instead of left open.
    await (mishap ? ACTS[mishap](route) : route.continue()).catch(() => route.abort().catch(() => undefined));
  };
  await context.route(CHECKOUTS, serve);
  return { met, end: () => context.unroute(CHECKOUTS, serve) };
}
