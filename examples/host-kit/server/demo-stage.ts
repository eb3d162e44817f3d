import { calls } from '@grocer/foundation/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { isOwnPage } from './own-page.ts';

/** The sandbox's admin port. Its secret stays on this server. */
export interface AdminPort {
  readonly origin: string;
  readonly secret: string;
}

/** What each kind of fault does to a request. */
const FAULTS = {
  'fails 500': { when: 'before', kind: 'status', status: 500 },
  'refused 401': { when: 'before', kind: 'status', status: 401 },
  'busy 503': { when: 'before', kind: 'status', status: 503 },
  'loses its answer': { when: 'after-commit', kind: 'reset' },
  'answers HTML': { when: 'before', kind: 'html' },
  'takes 4 s': { when: 'before', kind: 'delay', ms: 4000 },
  'never answers': { when: 'before', kind: 'hang' },
} as const;
type Kind = keyof typeof FAULTS;

const isKind = (name: string): name is Kind => name in FAULTS;

const KINDS = Object.keys(FAULTS).filter(isKind);

/** Services without faults: signing in, and the vault. */
const FAULTLESS: readonly string[] = ['auth', 'vault', 'platform'];

/** How far the clock may be set ahead or back, in ms: 30 times 24 hours. */
const MOST_MS = 720 * 3_600_000;
const offsetMs = v.pipe(v.number(), v.minValue(-MOST_MS), v.maxValue(MOST_MS));
const times = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));

/** What a page of the demo may ask for, and nothing else of what the admin port offers. */
const Order = v.variant('do', [
  v.object({ do: v.literal('stage-fault'), call: v.string(), kind: v.picklist(KINDS), times }),
  v.object({ do: v.literal('remove-fault'), id: v.pipe(v.number(), v.integer()) }),
  v.object({ do: v.literal('set-clock'), offsetMs }),
  v.object({ do: v.literal('expire-tokens') }),
  v.object({ do: v.literal('expire-times') }),
  v.object({ do: v.literal('fill-slot'), optionId: v.string() }),
  v.object({ do: v.literal('clear') }),
  v.object({ do: v.literal('reset-data') }),
]);
type Order = v.InferOutput<typeof Order>;

/** A request to the admin port. */
interface Step {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

const post = (path: string, body?: object): Step => ({ method: 'POST', path, ...(body && { body }) });

/** Returns the requests to the admin port that carry out an order, in their order. */
function stepsFor(order: Order): readonly Step[] {
  switch (order.do) {
    case 'stage-fault':
      return [post('/faults', { match: order.call, times: order.times, ...FAULTS[order.kind] })];
    case 'remove-fault':
      return [{ method: 'DELETE', path: `/faults/${order.id}` }];
    case 'set-clock':
      return [post('/clock', { offsetMs: order.offsetMs })];
    case 'expire-tokens':
      return [post('/tokens/expire')];
    case 'expire-times':
      return [post('/promise/expire')];
    case 'fill-slot':
      return [post('/slots', { optionId: order.optionId, capacity: 0 }), post('/promise/expire')];
    case 'clear':
      return [{ method: 'DELETE', path: '/faults' }, post('/clock', { offsetMs: 0 })];
    default:
      return [post('/reset')];
  }
}

const Staged = v.object({
  faults: v.array(
    v.object({
      id: v.number(),
      match: v.string(),
      when: v.string(),
      kind: v.string(),
      status: v.optional(v.number()),
      ms: v.optional(v.number()),
      times: v.optional(v.number(), 1),
      left: v.number(),
    }),
  ),
});

const Clock = v.object({ now: v.number(), offsetMs: v.number() });

type StagedFault = v.InferOutput<typeof Staged>['faults'][number];

/** Returns the name of a staged fault's kind; a kind that only tests stage keeps its name. */
const kindOf = ({ kind, when, status, ms }: StagedFault): string =>
  KINDS.find((name) => {
    const one: { kind: string; when: string; status?: number; ms?: number } = FAULTS[name];
    return one.kind === kind && one.when === when && one.status === status && one.ms === ms;
  }) ?? kind;

/** Lets the pages of a demo see and change what is staged in the sandbox. */
export function offerStage(host: Hono, { origin, secret }: AdminPort): Hono {
  const faultable = calls()
    .filter(({ service }) => !FAULTLESS.includes(service))
    .map(({ name, method, path }) => ({ name, method, path }));
  const ask = (path: string, init: { method?: string; body?: object } = {}): Promise<Response> =>
    fetch(`${origin}${path}`, {
      method: init.method ?? 'GET',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(init.body && { body: JSON.stringify(init.body) }),
      signal: AbortSignal.timeout(5000),
    });

  host.get('/demo/stage', async (context) => {
    const [{ faults }, clock] = await Promise.all([
      ask('/faults').then(async (answer) => v.parse(Staged, await answer.json())),
      ask('/clock').then(async (answer) => v.parse(Clock, await answer.json())),
    ]);
    context.header('cache-control', 'no-store');
    return context.json({
      calls: faultable,
      kinds: KINDS,
      clock,
      faults: faults.map((one) => ({
        id: one.id,
        call: one.match,
        kind: kindOf(one),
        times: one.times,
        left: one.left,
      })),
    });
  });

  host.post('/demo/stage', async (context) => {
    const order = v.safeParse(Order, await context.req.json().catch(() => undefined));
    if (!isOwnPage(context) || !order.success) return context.json({}, 400);
    const given = order.output;
    if (given.do === 'stage-fault' && !faultable.some(({ name }) => name === given.call))
      return context.json({}, 400);
    for (const { path, ...init } of stepsFor(given))
      if (!(await ask(path, init)).ok) return context.json({}, 502);
    return context.json({});
  });
  return host;
}
