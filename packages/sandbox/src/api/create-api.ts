import type { Hono } from 'hono';
import { accountRoutes } from '../account/account-routes.ts';
import { createEmailSeal } from '../account/emails/email-seal.ts';
import { checkoutRoutes } from '../checkout/checkout-routes.ts';
import type { Clock } from '../clock.ts';
import { openApiDocument } from '../openapi.ts';
import { fulfilmentRoutes } from '../fulfilment/fulfilment-routes.ts';
import type { Log } from '../log.ts';
import { fromHex, signingKey } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import { walletRoutes } from '../wallet/wallet-routes.ts';
import { mountRoutes } from '../wire/mount-routes.ts';
import { createObserved } from '../wire/observe.ts';
import { noProbe } from '../wire/probe.ts';
import type { Probe } from '../wire/probe.ts';
import type { RequestEnv } from '../wire/request-env.ts';
import { authRoutes } from './auth-routes.ts';
import { allowOrigins } from './cors.ts';
import { createFingerprints } from './fingerprints.ts';
import { healthRoute } from './health-route.ts';
import { createRunning } from './idempotency.ts';
import type { Running } from './idempotency.ts';
import { createIntents } from './intents.ts';
import { createLimits } from './limits.ts';
import { createPipeline } from './pipeline.ts';
import { createSessions } from './sessions.ts';
import { signInTokenRoute } from './sign-in-token-route.ts';
import { serveTiles } from './map-tiles.ts';
import type { ApiRoute } from './shopper-routes.ts';
import type { ApiDb } from './tables.ts';
import type { VaultPort } from './vault-port.ts';

export interface ApiConfig {
  /** Origins of the pages that may call the API from a browser. */
  readonly origins: readonly string[];
  /** The secret that authenticates the back end of a storefront. */
  readonly clientSecret: string;
  /** 256 bits as hex; the key for hashes of request bodies. */
  readonly fingerprintKey: string;
  /** Lifetime of a bearer token, between two seconds and an hour. Default: five minutes. */
  readonly tokenTtlMs?: number | undefined;
}

export interface ApiParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly vault: VaultPort;
  readonly log: Log;
  readonly config: ApiConfig;
  readonly random?: Random | undefined;
  readonly probe?: Probe | undefined;
  /** The writes in progress. Default: those of this process. */
  readonly running?: Running | undefined;
}

/** Returns the routes of the API, one for each call of the contract. */
export function apiRoutes(parts: ApiParts): readonly ApiRoute[] {
  const { probe = noProbe(), config } = parts;
  const sessions = createSessions({ ...parts, tokenTtlMs: config.tokenTtlMs });
  const limits = createLimits({ ...parts, areOn: probe.limitsAreOn });
  return [
    ...walletRoutes({ ...parts, fingerprints: createFingerprints(config.fingerprintKey) }),
    ...fulfilmentRoutes(parts),
    ...checkoutRoutes(parts),
    ...accountRoutes({ ...parts, emailSeal: createEmailSeal(config.fingerprintKey, parts) }),
    ...authRoutes({ ...parts, sessions, limits }),
    signInTokenRoute(sessions),
    healthRoute(parts),
  ];
}

/** Creates the whole API over one database, as a fetch-style application. */
export async function createApi(parts: ApiParts): Promise<Hono<RequestEnv>> {
  const { config, probe = noProbe() } = parts;
  const serve = createPipeline({
    ...parts,
    sessions: createSessions({ ...parts, tokenTtlMs: config.tokenTtlMs }),
    limits: createLimits({ ...parts, areOn: probe.limitsAreOn }),
    intents: createIntents(parts),
    running: parts.running ?? createRunning(),
    clientSecret: config.clientSecret,
    fingerprintKey: await signingKey(fromHex(config.fingerprintKey)),
  });
  const app = createObserved({ ...parts, service: 'api', probe });
  for (const guard of allowOrigins(config.origins)) app.use(guard);
  app.get('/openapi.json', (c) => c.json(openApiDocument()));
  serveTiles(app);
  mountRoutes(app, { routes: apiRoutes(parts), serve, probe });
  return app;
}
