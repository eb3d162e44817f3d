import { INTENT_MISSING } from '@grocer/foundation/contract';
import { APP_NAMES, AUTH_TYPES } from '@grocer/foundation/domain';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { bearerOf, hashOf, isSameSecret, signatureOf } from '../secrecy.ts';
import type { Incoming, Served } from '../wire/mount-routes.ts';
import { parseJson } from '../wire/parse-json.ts';
import { refuse, unauthorised } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import { flawsOf } from '../wire/route.ts';
import { createIdempotency } from './idempotency.ts';
import type { Claim, Running } from './idempotency.ts';
import type { createIntents } from './intents.ts';
import type { Admitted, Limits } from './limits.ts';
import type { Sessions } from './sessions.ts';
import type { ApiRoute, ApiWork, Shopper } from './shopper-routes.ts';
import type { ApiDb } from './tables.ts';

type Intents = ReturnType<typeof createIntents>;
type Idempotency = ReturnType<typeof createIdempotency>;

interface PipelineParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly running: Running;
  readonly intents: Intents;
  readonly clientSecret: string;
  readonly fingerprintKey: CryptoKey;
}

/** A validated request and its shopper. */
interface Ready {
  readonly work: ApiWork;
  readonly shopper: Shopper;
}

interface Performance {
  readonly claim: Claim | undefined;
  /** Handles the outcome, in the write's transaction if there is one. */
  settle(isSuccess: boolean, tx?: ApiDb): Promise<void>;
}

/** Headers that every call of a shopper has [W-7.4] to [W-7.8]. */
const CommonHeaders = v.object({
  'x-application-id': v.picklist(APP_NAMES),
  'x-payment-auth-type': v.picklist(AUTH_TYPES),
  'x-channel': v.optional(v.literal('WEB')),
});

const Key = v.pipe(v.string(), v.minLength(16), v.maxLength(255));

const malformed = (errors: Refusal['errors'] = []): Refusal =>
  refuse(400, 'BAD_REQUEST', 'The request does not fit its schema.', { errors });

const keyMissing = (): Refusal =>
  refuse(400, 'IDEMPOTENCY_KEY_MISSING', 'Send an idempotency-key of 16 to 255 characters.');

/**
 * Creates the function that serves a request. It checks in this order: authentication, replay, limits, the
 * request itself, the payment intent.
 */
export function createPipeline(parts: PipelineParts) {
  const { sessions, limits, intents, clientSecret, fingerprintKey } = parts;
  const { once, unlessKnown } = createIdempotency(parts);

  async function serveShopper(route: ApiRoute, incoming: Incoming, userId: string): Promise<Served> {
    const user = (await hashOf(userId)).slice(0, 12);
    const claim = await claimOf(route, incoming, { userId, fingerprintKey });
    async function admit(): Promise<Served> {
      const admitted = await limits.admit(userId, route.call.name);
      return admitted.ok ? serveAdmitted(route, incoming, { userId, claim, admitted }) : { reply: admitted };
    }
    const served = claim ? await unlessKnown(claim, admit) : await admit();
    return { ...served, user };
  }

  async function serveAdmitted(
    route: ApiRoute,
    incoming: Incoming,
    { userId, claim, admitted }: { userId: string; claim: Claim | undefined; admitted: Admitted },
  ): Promise<Served> {
    let isSettled = false;
    const settle = async (isSuccess: boolean, tx?: ApiDb): Promise<void> => {
      await admitted.ended(isSuccess, tx);
      isSettled = true;
    };
    try {
      const ready = await readyFor(route, incoming, { userId, intents });
      return 'ok' in ready ? { reply: ready } : await perform(ready, { claim, settle });
    } catch (error) {
      // The rollback has undone what was settled.
      isSettled = false;
      throw error;
    } finally {
      if (!isSettled) await admitted.cancelled();
    }
  }

  async function perform({ work, shopper }: Ready, { claim, settle }: Performance): Promise<Served> {
    if (work.kind === 'open') return { reply: await work.run() };
    if (work.kind !== 'write' && work.kind !== 'visit-write') {
      const reply = await work.run(shopper);
      await settle(reply.ok);
      return { reply };
    }
    if (!claim) return { reply: keyMissing() };
    return once(
      claim,
      () => work.run(shopper, claim.operation),
      (tx, { ok }) => settle(ok, tx),
    );
  }

  const serveOpen = createOpenService({ clientSecret, fingerprintKey, once, unlessKnown });

  return async function serve(route: ApiRoute, incoming: Incoming): Promise<Served> {
    const { auth } = route.call;
    // A visitor sends no token. A wrong token is still refused, so that a shopper notices being signed out.
    const isVisitor = auth === 'optional' && incoming.headers['authorization'] === undefined;
    if (auth === 'none' || auth === 'client' || isVisitor) return serveOpen(route, incoming);
    const userId = await shopperOf(incoming, sessions);
    return userId === undefined ? { reply: unauthorised() } : serveShopper(route, incoming, userId);
  };
}

async function shopperOf({ headers }: Incoming, sessions: Sessions): Promise<string | undefined> {
  const holder = await sessions.holderOf(bearerOf(headers['authorization']));
  return holder && holder.type === (headers['x-payment-auth-type'] ?? holder.type)
    ? holder.userId
    : undefined;
}

interface OpenServiceParts {
  readonly clientSecret: string;
  readonly fingerprintKey: CryptoKey;
  readonly once: Idempotency['once'];
  readonly unlessKnown: Idempotency['unlessKnown'];
}

/** Serves callers without a session: back ends and visitors. */
function createOpenService({ clientSecret, fingerprintKey, once, unlessKnown }: OpenServiceParts) {
  async function serveOpen(route: ApiRoute, incoming: Incoming): Promise<Served> {
    const { auth } = route.call;
    const bearer = bearerOf(incoming.headers['authorization']);
    if (auth === 'client' && !(await isSameSecret(bearer, clientSecret))) return { reply: unauthorised() };
    const read = readRequest(route, incoming);
    if ('ok' in read) return { reply: read };
    const { work } = read;
    if (work.kind === 'visit') return { reply: await work.run(undefined) };
    if (work.kind === 'visit-write') return writeOfVisitor(route, incoming, work);
    return { reply: work.kind === 'open' ? await work.run() : unauthorised() };
  }

  /** A visitor is identified by the second half of a link, so that only its holder gets a replayed reply. */
  async function writeOfVisitor(
    route: ApiRoute,
    incoming: Incoming,
    work: Extract<ApiWork, { kind: 'visit-write' }>,
  ): Promise<Served> {
    // The space keeps a link's half from matching a shopper's id.
    const userId = `link ${incoming.headers['x-token2'] ?? ''}`;
    const claim = await claimOf(route, incoming, { userId, fingerprintKey });
    if (!claim) return { reply: keyMissing() };
    const write = () =>
      once(
        claim,
        () => work.run(undefined),
        async () => undefined,
      );
    return unlessKnown(claim, write);
  }

  return serveOpen;
}

/** Returns the claim of a write by its idempotency key; undefined for a read, or without a valid key. */
async function claimOf(
  { call }: ApiRoute,
  { headers, path, query, text }: Incoming,
  { userId, fingerprintKey }: { userId: string; fingerprintKey: CryptoKey },
): Promise<Claim | undefined> {
  const key = v.safeParse(Key, headers['idempotency-key']);
  if (!call.write || !key.success) return undefined;
  return {
    operation: await hashOf([userId, call.method, call.path, key.output].join('\n')),
    fingerprint: await signatureOf(
      fingerprintKey,
      // The application and the banner decide what some writes change.
      JSON.stringify([call.method, path, query, headers['x-application-id'], headers['x-tenant'], text]),
    ),
  };
}

async function readyFor(
  route: ApiRoute,
  incoming: Incoming,
  { userId, intents }: { userId: string; intents: Intents },
): Promise<Ready | Refusal> {
  const common = v.safeParse(CommonHeaders, incoming.headers);
  if (!common.success) return malformed(flawsOf(CommonHeaders, incoming.headers, 'headers'));
  const read = readRequest(route, incoming);
  if ('ok' in read) return read;
  const intent = incoming.headers['x-payment-intent-id'];
  if (intent && !(await intents.isLive(userId, intent)))
    return refuse(404, 'PAYMENT_INTENT_NOT_FOUND', INTENT_MISSING);
  return { work: read.work, shopper: { userId, app: common.output['x-application-id'] } };
}

/** Matches a NUL in JSON, as itself or escaped. */
const NUL_IN_JSON = /\0|(?:^|[^\\])(?:\\\\)*\\u0000/;

function readRequest(
  route: ApiRoute,
  { headers, params, query, text }: Incoming,
): { work: ApiWork } | Refusal {
  // Not every database can store this character.
  const isNulIn = [...Object.values(params), ...Object.values(query)].some((one) => one?.includes('\0'));
  if (isNulIn || NUL_IN_JSON.test(text)) return malformed();
  const body = route.call.body ? parseJson(text) : undefined;
  if (route.call.body && body === undefined) return refuse(400, 'BAD_JSON', 'The body is not JSON.');
  const read = route.read({ headers, params, query, body });
  return read.ok ? { work: read.work } : malformed(read.errors);
}
