import { calls } from '@grocer/foundation/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { isOwnPage } from './own-page.ts';

/** The sandbox's admin port. Its secret stays on this server. */
export interface AdminPort {
  readonly origin: string;
  readonly secret: string;
}

const FAULTS = ['lose-answer', 'fail', 'slow', 'refuse', 'expire-tokens', 'hour-later', 'clear'] as const;
const Asked = v.object({ fault: v.picklist(FAULTS), call: v.string() });

const SLOW_MS = 4000;
const HOUR_MS = 3_600_000;
/** Number of requests that a lasting fault affects. */
const LASTING = 1000;
/** Attempts of a call: the first one and its automatic retries. */
const TRIES = 3;

interface Order {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

const setClock = (offsetMs: number): Order => ({ method: 'POST', path: '/clock', body: { offsetMs } });

/** Returns the requests to the admin port for each fault, in their order. */
const ordersFor = (match: string): Readonly<Record<(typeof FAULTS)[number], readonly Order[]>> => {
  const stage = (body: object): Order => ({ method: 'POST', path: '/faults', body: { match, ...body } });
  return {
    'lose-answer': [stage({ when: 'after-commit', kind: 'reset' })],
    fail: [stage({ when: 'before', kind: 'status', status: 500, times: TRIES })],
    slow: [stage({ when: 'before', kind: 'delay', ms: SLOW_MS, times: LASTING })],
    refuse: [stage({ when: 'before', kind: 'status', status: 401, times: LASTING })],
    'expire-tokens': [{ method: 'POST', path: '/tokens/expire' }],
    'hour-later': [setClock(HOUR_MS)],
    clear: [{ method: 'DELETE', path: '/faults' }, setClock(0)],
  };
};

/** Services without faults: signing in, and the vault. */
const FAULTLESS: readonly string[] = ['auth', 'vault', 'platform'];

/** Lets the pages of a demo stage these faults, and nothing else that the admin port offers. */
export function offerFaults(host: Hono, { origin, secret }: AdminPort): Hono {
  const names = calls()
    .filter(({ service }) => !FAULTLESS.includes(service))
    .map(({ name }) => name);
  /** Sends a request to the admin port; resolves with true if it succeeded. */
  async function give({ method, path, body }: Order): Promise<boolean> {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok;
  }
  host.get('/demo/faults', (context) => context.json({ calls: names }));
  host.post('/demo/faults', async (context) => {
    const asked = v.safeParse(Asked, await context.req.json().catch(() => undefined));
    if (!isOwnPage(context) || !asked.success || !names.includes(asked.output.call))
      return context.json({}, 400);
    for (const order of ordersFor(asked.output.call)[asked.output.fault])
      if (!(await give(order))) return context.json({}, 502);
    return context.json({}, 200);
  });
  return host;
}
