import { Hono } from 'hono';
import type { Context } from 'hono';
import { AUTH_TYPES } from '@grocer/foundation/domain';
import * as v from 'valibot';
import { bearerOf, isSameSecret } from '../secrecy.ts';
import { limitBody } from '../wire/limit-body.ts';
import { flawsOf } from '../wire/route.ts';
import { securityHeaders } from '../wire/security-headers.ts';
import type { Controls } from './controls.ts';
import type { TokenFor } from './token-for.ts';

const FaultBody = v.object({
  match: v.string(),
  when: v.picklist(['before', 'after-commit']),
  kind: v.picklist(['reset', 'close', 'status', 'delay', 'hang', 'html', 'cut-body']),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  code: v.optional(v.string()),
  reason: v.optional(v.string()),
  ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Answers what `act` gives for a body that fits, and 400 for one that does not. */
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
  readonly secret: string;
}

/** The controls over HTTP, for whoever knows the start-up secret. */
export function createAdmin({ controls, tokenFor, secret }: AdminParts): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  app.post('*', limitBody);
  app.use(async (c, next) => {
    if (await isSameSecret(bearerOf(c.req.header('authorization')), secret)) return next();
    return c.json({ statusCode: 401, reason: 'Send the admin secret as a bearer token.' }, 401);
  });
  app.post('/faults', withBody(FaultBody, controls.addFault));
  app.delete('/faults', (c) => {
    controls.clearFaults();
    return c.json({});
  });
  app.post(
    '/clock',
    withBody(v.object({ offsetMs: v.number() }), ({ offsetMs }) => controls.setClock(offsetMs)),
  );
  app.post(
    '/limits',
    withBody(v.object({ enabled: v.boolean() }), ({ enabled }) => controls.setLimits(enabled)),
  );
  app.post('/reset', async (c) => {
    await controls.reset();
    return c.json({});
  });
  app.post(
    '/tokens',
    withBody(
      v.object({ shopper: v.string(), type: v.optional(v.picklist(AUTH_TYPES)) }),
      async ({ shopper, type }) => ({ token: await tokenFor(shopper, type) }),
    ),
  );
  app.post('/tokens/expire', async (c) => {
    await controls.expireTokens();
    return c.json({});
  });
  app.get('/history', (c) => c.json({ calls: controls.history() }));
  app.post(
    '/intents',
    withBody(v.object({ shopper: v.string() }), async ({ shopper }) => ({
      paymentIntentId: await controls.openIntent(shopper),
    })),
  );
  app.post('/intents/expire', async (c) => {
    await controls.expireIntents();
    return c.json({});
  });
  app.post('/promise/expire', async (c) => {
    await controls.expirePromises();
    return c.json({});
  });
  app.post(
    '/slots',
    withBody(v.object({ optionId: v.string(), capacity: v.pipe(cents, v.maxValue(1000)) }), (body) =>
      controls.setSlotCapacity(body.optionId, body.capacity),
    ),
  );
  app.post(
    '/cards',
    withBody(v.object({ shopper: v.string(), count }), (body) => controls.addCards(body.shopper, body.count)),
  );
  app.post(
    '/gift-cards',
    withBody(v.object({ lastFour: v.string(), cents }), (body) =>
      controls.setGiftBalance(body.lastFour, body.cents),
    ),
  );
  app.post(
    '/ebt-cards',
    withBody(v.object({ lastFour: v.string(), locked: v.boolean() }), (body) =>
      controls.setEbtLock(body.lastFour, body.locked),
    ),
  );
  app.onError((error, c) => c.json({ reason: error.message }, error instanceof RangeError ? 404 : 500));
  return app;
}
