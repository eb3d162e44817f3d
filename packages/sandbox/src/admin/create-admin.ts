import { Hono } from 'hono';
import type { Context, Handler } from 'hono';
import { AUTH_TYPES } from '@grocer/foundation/domain';
import * as v from 'valibot';
import { isAway } from '../db/is-away.ts';
import { bearerOf, isSameSecret } from '../secrecy.ts';
import { limitBody } from '../wire/limit-body.ts';
import { databaseAway } from '../wire/reply.ts';
import { flawsOf } from '../wire/route.ts';
import { FaultShape } from '../wire/probe.ts';
import type { Seen } from '../wire/probe.ts';
import { securityHeaders } from '../wire/security-headers.ts';
import type { Controls } from './controls.ts';
import type { TokenFor } from './token-for.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Handles a valid body with `act`, and answers 400 to an invalid one. */
function withBody<Body>(schema: v.GenericSchema<unknown, Body>, act: (body: Body) => unknown) {
  return async (c: Context): Promise<Response> => {
    const given: unknown = await c.req.json().catch(() => undefined);
    const parsed = v.safeParse(schema, given);
    if (!parsed.success) return c.json({ errors: flawsOf(schema, given, 'body') }, 400);
    return c.json((await act(parsed.output)) ?? {});
  };
}

interface AdminParts {
  readonly controls: Controls;
  readonly tokenFor: TokenFor;
  /** The calls that any process has answered. */
  readonly history: () => Promise<readonly Seen[]>;
  /** Loads the state that another process has set. */
  readonly prepare: () => void | Promise<void>;
  readonly secret: string;
}

/** Runs an action and answers with an empty object. */
const done = (act: () => unknown) => async (c: Context) => {
  await act();
  return c.json({});
};

const OfShopper = v.object({ shopper: v.string() });

/** The POST handlers by path. */
const postsOf = ({ controls, tokenFor }: AdminParts): Readonly<Record<string, Handler>> => ({
  '/faults': withBody(FaultShape, controls.addFault),
  '/clock': withBody(v.object({ offsetMs: v.number() }), ({ offsetMs }) => controls.setClock(offsetMs)),
  '/limits': withBody(v.object({ enabled: v.boolean() }), ({ enabled }) => controls.setLimits(enabled)),
  '/reset': done(() => controls.reset()),
  '/tokens': withBody(
    v.object({ ...OfShopper.entries, type: v.optional(v.picklist(AUTH_TYPES)) }),
    async ({ shopper, type }) => ({ token: await tokenFor(shopper, type) }),
  ),
  '/tokens/expire': done(() => controls.expireTokens()),
  '/intents': withBody(OfShopper, async ({ shopper }) => ({
    paymentIntentId: await controls.openIntent(shopper),
  })),
  '/intents/expire': done(() => controls.expireIntents()),
  '/promise/expire': done(() => controls.expirePromises()),
  '/slots': withBody(
    v.object({ optionId: v.string(), capacity: v.pipe(cents, v.maxValue(1000)) }),
    ({ optionId, capacity }) => controls.setSlotCapacity(optionId, capacity),
  ),
  '/cards': withBody(v.object({ ...OfShopper.entries, count }), (body) =>
    controls.addCards(body.shopper, body.count),
  ),
  '/addresses': withBody(v.object({ ...OfShopper.entries, count }), (body) =>
    controls.addAddresses(body.shopper, body.count),
  ),
  '/preference-links': withBody(OfShopper, ({ shopper }) => controls.openPreferenceLink(shopper)),
  '/sealed-emails': withBody(OfShopper, async ({ shopper }) => ({
    encryptedEmail: await controls.sealEmail(shopper),
  })),
  '/gift-cards': withBody(v.object({ lastFour: v.string(), cents }), (body) =>
    controls.setGiftBalance(body.lastFour, body.cents),
  ),
  '/ebt-balances': withBody(v.object({ lastFour: v.string(), cents }), (body) =>
    controls.setEbtBalance(body.lastFour, body.cents),
  ),
  '/ebt-cards': withBody(v.object({ lastFour: v.string(), locked: v.boolean() }), ({ lastFour, locked }) =>
    controls.setEbtLock(lastFour, locked),
  ),
});

/** Creates the HTTP API of the controls. Callers need the admin secret. */
export function createAdmin(parts: AdminParts): Hono {
  const { controls, secret } = parts;
  const app = new Hono();
  app.use(securityHeaders);
  app.post('*', limitBody);
  app.use(async (c, next) => {
    if (await isSameSecret(bearerOf(c.req.header('authorization')), secret)) return next();
    return c.json({ statusCode: 401, reason: 'Send the admin secret as a bearer token.' }, 401);
  });
  app.use(async (_, next) => {
    await parts.prepare();
    await next();
  });
  for (const [path, handler] of Object.entries(postsOf(parts))) app.post(path, handler);
  app.delete(
    '/faults',
    done(() => controls.clearFaults()),
  );
  app.get('/faults', async (c) => c.json({ faults: await controls.stagedFaults() }));
  app.delete('/faults/:id', (c) => done(() => controls.removeFault(Number(c.req.param('id'))))(c));
  app.get('/clock', (c) => c.json(controls.readClock()));
  app.get('/history', async (c) => c.json({ calls: await parts.history() }));
  app.onError((error, c) => {
    if (!isAway(error)) return c.json({ reason: error.message }, error instanceof RangeError ? 404 : 500);
    const { status, reason, retryAfter } = databaseAway();
    return Response.json({ reason }, { status, headers: { 'retry-after': String(retryAfter) } });
  });
  return app;
}
