import type { Context, Hono } from 'hono';
import { limitBody } from './limit-body.ts';
import type { Probe } from './probe.ts';
import { refusalBody, refuse } from './reply.ts';
import type { Reply } from './reply.ts';
import type { RequestEnv } from './request-env.ts';
import type { Route } from './route.ts';
import { choose, grouped } from './same-address.ts';
import { pause, stageFault } from './stage-fault.ts';

/** A request before it is validated. */
export interface Incoming {
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly path: string;
  /** The body as it was sent. */
  readonly text: string;
}

/** A reply and its metadata. */
export interface Served {
  readonly reply: Reply<unknown>;
  readonly replayed?: boolean;
  /** A hash of the shopper's id, for the log. */
  readonly user?: string;
}

export type Serve<Work> = (route: Route<Work>, incoming: Incoming) => Promise<Served>;

const honoPath = (template: string): string => template.replaceAll(/\{(\w+)\}/g, ':$1');

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;|$)/i.test(contentType ?? '');

/** Writes a reply in the wire format. */
export function writeReply(c: Context<RequestEnv>, { reply, replayed }: Served): Response {
  if (replayed) c.header('idempotent-replayed', 'true');
  if (reply.ok) return c.json(reply.body ?? {}, 200);
  if (reply.retryAfter !== undefined) c.header('retry-after', String(reply.retryAfter));
  const { body, headers } = c.json(refusalBody(reply));
  return new Response(body, { status: reply.status, headers });
}

async function readIncoming(c: Context<RequestEnv>, hasBody: boolean): Promise<Incoming> {
  return {
    headers: Object.fromEntries(c.req.raw.headers),
    params: Object.fromEntries(Object.entries<string>(c.req.param())),
    query: c.req.query(),
    path: c.req.path,
    text: hasBody ? await c.req.text() : '',
  };
}

/** Adds every route to the application, and a 405 for the other methods of its path. */
export function mountRoutes<Work>(
  app: Hono<RequestEnv>,
  { routes, serve, probe }: { routes: readonly Route<Work>[]; serve: Serve<Work>; probe: Probe },
): void {
  for (const { method, path, hasBody, kinds } of grouped(routes)) {
    app.on(method, honoPath(path), async (c, next) => {
      c.set('route', path);
      c.set('key', c.req.header('idempotency-key') ?? '');
      return next();
    });
    // Only routes with a body need a limit; over HTTP it fails on a DELETE without one.
    if (hasBody) app.on(method, honoPath(path), limitBody);
    app.on(method, honoPath(path), async (c) => {
      if (hasBody && !isJson(c.req.header('content-type'))) {
        return writeReply(c, { reply: refuse(415, 'NOT_JSON', 'Send the body as application/json.') });
      }
      const incoming = await readIncoming(c, hasBody);
      const route = choose(kinds, incoming.text);
      c.set('call', route.call.name);
      const run = async (): Promise<Response> => {
        const served = await serve(route, incoming);
        c.set('user', served.user ?? '');
        if (served.reply.heldMs !== undefined) await pause(served.reply.heldMs, c.req.raw.signal);
        return writeReply(c, served);
      };
      return withFaults(c, { probe, call: route.call.name, run });
    });
  }
  for (const path of new Set(routes.map(({ call }) => call.path))) refuseOtherMethods(app, path, routes);
}

async function withFaults(
  c: Context<RequestEnv>,
  { probe, call, run }: { probe: Probe; call: string; run: () => Promise<Response> },
): Promise<Response> {
  const where = { call, path: c.req.path, request: c.req.raw };
  const before = await probe.takeFault({ ...where, when: 'before' });
  if (before) return stageFault(c, before, run);
  const answered = await run();
  const after = await probe.takeFault({ ...where, when: 'after-commit' });
  return after ? stageFault(c, after, async () => answered) : answered;
}

function refuseOtherMethods<Work>(app: Hono<RequestEnv>, path: string, routes: readonly Route<Work>[]): void {
  const methods = routes.filter(({ call }) => call.path === path).map(({ call }) => call.method);
  const allowed = [...new Set(methods)];
  app.all(honoPath(path), (c) => {
    c.header('allow', allowed.join(', '));
    return writeReply(c, { reply: refuse(405, 'METHOD_NOT_ALLOWED', `Use ${allowed.join(' or ')}.`) });
  });
}
