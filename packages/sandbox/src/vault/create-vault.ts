import type { Context, Hono } from 'hono';
import type { Clock } from '../clock.ts';
import { canWrite } from '../db/can-write.ts';
import type { Log } from '../log.ts';
import { bearerOf, isSameSecret } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import { mountRoutes, writeReply } from '../wire/mount-routes.ts';
import type { Serve } from '../wire/mount-routes.ts';
import { createObserved } from '../wire/observe.ts';
import { parseJson } from '../wire/parse-json.ts';
import { noProbe } from '../wire/probe.ts';
import { refuse } from '../wire/reply.ts';
import type { RequestEnv } from '../wire/request-env.ts';
import type { OpenWork } from '../wire/route.ts';
import type { VaultAssets } from './assets.ts';
import { mountAssets } from './assets.ts';
import type { VaultKeys } from './keys.ts';
import { createReferences } from './references.ts';
import type { Registry } from './registry.ts';
import { frameRoutes, redeemRoutes } from './routes.ts';
import { createVaultStore } from './store.ts';
import type { VaultDb } from './tables.ts';

export interface VaultParts {
  /** The vault's own origin for browsers; the host header of a request is not trusted. */
  readonly origin: string;
  readonly db: VaultDb;
  readonly keys: VaultKeys;
  readonly clock: Clock;
  readonly registry: Registry;
  readonly log: Log;
  /** The secret that authenticates the payment service. */
  readonly clientSecret: string;
  /** The frame's documents and scripts; undefined when another server provides them. */
  readonly assets?: VaultAssets | undefined;
  readonly random?: Random | undefined;
}

/** Returns true when a page of another origin sends the request. The frame calls only its own origin. */
const isForeign = (c: Context, own: string): boolean => (c.req.header('origin') ?? own) !== own;

/** Creates the card vault over one database, as a fetch-style application. */
export function createVault(parts: VaultParts): Hono<RequestEnv> {
  const probe = noProbe();
  const serve: Serve<OpenWork> = async (route, { headers, params, query, text }) => {
    const { auth, body } = route.call;
    if (auth === 'client' && !(await isSameSecret(bearerOf(headers['authorization']), parts.clientSecret))) {
      return { reply: refuse(401, 'CLIENT_UNKNOWN', 'The secret is missing or wrong.') };
    }
    const read = route.read({ headers, params, query, body: body ? parseJson(text) : undefined });
    if (!read.ok)
      return {
        reply: refuse(400, 'BAD_REQUEST', 'The request does not fit its schema.', { errors: read.errors }),
      };
    return { reply: await read.work() };
  };
  const app = createObserved({ ...parts, service: 'vault', probe });
  app.use(async (c, next) => {
    if (c.req.method === 'GET' || !isForeign(c, parts.origin)) return next();
    return writeReply(c, { reply: refuse(403, 'ORIGIN_REFUSED', 'Only the vault’s own frame may ask.') });
  });
  const store = createVaultStore(parts);
  const references = createReferences(parts);
  const routes = [...frameRoutes({ ...parts, store, references }), ...redeemRoutes({ store, references })];
  mountRoutes(app, { routes, serve, probe });
  app.get('/actuator/health', async (c) =>
    c.json({ status: (await canWrite(parts.db, parts.clock)) ? 'UP' : 'DOWN' }),
  );
  if (parts.assets) mountAssets(app, { ...parts, assets: parts.assets });
  return app;
}
