import { Hono } from 'hono';
import type { Clock } from '../clock.ts';
import { isAway } from '../db/is-away.ts';
import { describeCrash } from '../log.ts';
import type { Log } from '../log.ts';
import { hashOf, newId } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import { writeReply } from './mount-routes.ts';
import type { Probe } from './probe.ts';
import { crashed, databaseAway, notFound } from './reply.ts';
import type { RequestEnv } from './request-env.ts';
import { securityHeaders } from './security-headers.ts';

interface Observed {
  readonly service: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly probe: Probe;
  readonly random?: Random | undefined;
}

/** The status that nginx uses. */
const CALLER_GONE = 499;

/** Creates an application that logs requests, answers 404 by default, and hides details of its crashes. */
export function createObserved({ service, clock, log, probe, random }: Observed): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    const from = performance.now();
    const requestId = newId(random);
    c.set('requestId', requestId);
    await probe.prepare();
    await next();
    c.res.headers.set('x-request-id', requestId);
    // From the sandbox's clock, which can be moved: clients tell the time by this header.
    c.res.headers.set('date', clock.now().toUTCString());
    const { call, route, user, key } = c.var;
    const { method } = c.req;
    const { status } = c.res;
    const ms = Math.round(performance.now() - from);
    log('info', {
      event: 'request',
      service,
      requestId,
      method,
      status,
      ms,
      ...(route && { route }),
      ...(call && { call }),
      ...(user && { user }),
    });
    if (!call) return;
    const keyHash = key ? await hashOf(key) : '';
    await probe.record({
      at: clock.now().toISOString(),
      call,
      method,
      route: route ?? '',
      status,
      key: keyHash,
    });
  });
  app.use(securityHeaders);
  app.notFound((c) => writeReply(c, { reply: notFound() }));
  app.onError((error, c) => {
    // A caller that has disconnected gets no response; the status is only logged.
    if (c.req.raw.signal.aborted) return new Response(null, { status: CALLER_GONE });
    if (isAway(error)) {
      const why = 'code' in error ? String(error.code) : error.name;
      log('error', { event: 'database-away', service, requestId: c.var.requestId, error: why });
      return writeReply(c, { reply: databaseAway() });
    }
    log('error', { event: 'crash', service, requestId: c.var.requestId, ...describeCrash(error) });
    return writeReply(c, { reply: crashed() });
  });
  return app;
}
