import { calls } from '@grocer/foundation/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { isOwnPage } from './own-page.ts';

/** The sandbox's admin port. Its secret stays on this server. */
export interface AdminPort {
  readonly origin: string;
  readonly secret: string;
}

const FAULTS = ['lose-answer', 'fail', 'slow', 'expire-tokens', 'clear'] as const;
const Asked = v.object({ fault: v.picklist(FAULTS), call: v.string() });

const SLOW_MS = 4000;
/** A call and its automatic repetitions. */
const TRIES = 3;

interface Order {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** What the admin port is told. */
const orderFor = (match: string): Readonly<Record<(typeof FAULTS)[number], Order>> => {
  const stage = (body: object): Order => ({ method: 'POST', path: '/faults', body: { match, ...body } });
  return {
    'lose-answer': stage({ when: 'after-commit', kind: 'reset' }),
    fail: stage({ when: 'before', kind: 'status', status: 500, times: TRIES }),
    slow: stage({ when: 'before', kind: 'delay', ms: SLOW_MS, times: 1000 }),
    'expire-tokens': { method: 'POST', path: '/tokens/expire' },
    clear: { method: 'DELETE', path: '/faults' },
  };
};

/** Whoever signs in, and the vault, have no faults here. */
const FAULTLESS: readonly string[] = ['auth', 'vault', 'platform'];

/** Lets the pages of a demo stage a few faults, and nothing else of what the admin port can do. */
export function offerFaults(host: Hono, { origin, secret }: AdminPort): Hono {
  const names = calls()
    .filter(({ service }) => !FAULTLESS.includes(service))
    .map(({ name }) => name);
  host.get('/demo/faults', (context) => context.json({ calls: names }));
  host.post('/demo/faults', async (context) => {
    const asked = v.safeParse(Asked, await context.req.json().catch(() => undefined));
    if (!isOwnPage(context) || !asked.success || !names.includes(asked.output.call))
      return context.json({}, 400);
    const { method, path, body } = orderFor(asked.output.call)[asked.output.fault];
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(5000),
    });
    return context.json({}, answer.ok ? 200 : 502);
  });
  return host;
}
