import { INTENT_MISSING } from '@grocer/foundation/contract';
import { APP_NAMES, AUTH_TYPES } from '@grocer/foundation/domain';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { bearerOf, hashOf, isSameSecret, signatureOf } from '../secrecy.ts';
import type { Incoming, Served } from '../wire/mount-routes.ts';
import { parseJson } from '../wire/parse-json.ts';
import { refuse } from '../wire/reply.ts';
import type { Refusal, Reply } from '../wire/reply.ts';
import { flawsOf } from '../wire/route.ts';
import { createIdempotency } from './idempotency.ts';
import type { createIntents } from './intents.ts';
import type { Limits } from './limits.ts';
import type { Sessions } from './sessions.ts';
import type { ApiRoute, ApiWork, Shopper } from './shopper-routes.ts';
import type { ApiDb } from './tables.ts';

interface PipelineParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly intents: ReturnType<typeof createIntents>;
  readonly clientSecret: string;
  readonly fingerprintKey: CryptoKey;
}

/** Headers that every call of a shopper carries [W-7.4] to [W-7.8]. */
const CommonHeaders = v.object({
  'x-application-id': v.picklist(APP_NAMES),
  'x-payment-auth-type': v.picklist(AUTH_TYPES),
  'x-channel': v.optional(v.literal('WEB')),
});

const Key = v.pipe(v.string(), v.minLength(16), v.maxLength(255));

const unauthorised = (): Refusal => refuse(401, 'TOKEN_INVALID', 'The token is missing, unknown or expired.');

const malformed = (errors: Refusal['errors'] = []): Refusal =>
  refuse(400, 'BAD_REQUEST', 'The request does not fit its schema.', { errors });

const keyMissing = (): Refusal =>
  refuse(400, 'IDEMPOTENCY_KEY_MISSING', 'Send an idempotency-key of 16 to 255 characters.');

/** Serves a request in the one order there is: who, how often, what, for which payment, whether again, and then. */
export function createPipeline(parts: PipelineParts) {
  const { sessions, limits, intents, clientSecret, fingerprintKey } = parts;
  const once = createIdempotency(parts);

  async function shopperOf({ headers }: Incoming): Promise<string | undefined> {
    const holder = await sessions.holderOf(bearerOf(headers['authorization']));
    return holder && holder.type === (headers['x-payment-auth-type'] ?? holder.type)
      ? holder.userId
      : undefined;
  }

  async function serveOpen(route: ApiRoute, incoming: Incoming): Promise<Served> {
    const { auth } = route.call;
    if (
      auth === 'client' &&
      !(await isSameSecret(bearerOf(incoming.headers['authorization']), clientSecret))
    ) {
      return { reply: unauthorised() };
    }
    const read = readRequest(route, incoming);
    if ('ok' in read) return { reply: read };
    if (read.work.kind === 'visit') return { reply: await read.work.run(undefined) };
    return { reply: read.work.kind === 'open' ? await read.work.run() : unauthorised() };
  }

  async function serveShopper(route: ApiRoute, incoming: Incoming, userId: string): Promise<Served> {
    const user = (await hashOf(userId)).slice(0, 12);
    const limited = await limits.admit(userId, route.call.name);
    if (limited) return { reply: limited, user };
    const common = v.safeParse(CommonHeaders, incoming.headers);
    if (!common.success)
      return { reply: malformed(flawsOf(CommonHeaders, incoming.headers, 'headers')), user };
    const read = readRequest(route, incoming);
    if ('ok' in read) return { reply: read, user };
    const intent = incoming.headers['x-payment-intent-id'];
    if (intent && !(await intents.isLive(userId, intent))) {
      return { reply: refuse(404, 'PAYMENT_INTENT_NOT_FOUND', INTENT_MISSING), user };
    }
    const shopper = { userId, app: common.output['x-application-id'] };
    return { ...(await perform(route, incoming, { work: read.work, shopper })), user };
  }

  async function perform(
    { call }: ApiRoute,
    { headers, path, text }: Incoming,
    { work, shopper }: { work: ApiWork; shopper: Shopper },
  ): Promise<Served> {
    if (work.kind === 'open') return { reply: await work.run() };
    if (work.kind !== 'write') return { reply: await look(call.name, work, shopper) };
    const key = v.safeParse(Key, headers['idempotency-key']);
    if (!key.success) return { reply: keyMissing() };
    const operation = await hashOf([shopper.userId, call.method, call.path, key.output].join('\n'));
    const fingerprint = await signatureOf(fingerprintKey, [call.method, path, text].join('\n'));
    return once(
      { operation, fingerprint },
      () => work.run(shopper, operation),
      (tx, { ok }) => limits.ended(shopper.userId, { call: call.name, ok }, tx),
    );
  }

  async function look(
    call: string,
    work: Extract<ApiWork, { kind: 'read' | 'visit' }>,
    shopper: Shopper,
  ): Promise<Reply<unknown>> {
    const reply = await work.run(shopper);
    await limits.ended(shopper.userId, { call, ok: reply.ok });
    return reply;
  }

  return async function serve(route: ApiRoute, incoming: Incoming): Promise<Served> {
    const { auth } = route.call;
    // A visitor sends no token; a wrong one is still refused, so that nobody is signed out unawares.
    const isVisitor = auth === 'optional' && incoming.headers['authorization'] === undefined;
    if (auth === 'none' || auth === 'client' || isVisitor) return serveOpen(route, incoming);
    const userId = await shopperOf(incoming);
    return userId === undefined ? { reply: unauthorised() } : serveShopper(route, incoming, userId);
  };
}

function readRequest(
  route: ApiRoute,
  { headers, params, query, text }: Incoming,
): { work: ApiWork } | Refusal {
  const body = route.call.body ? parseJson(text) : undefined;
  if (route.call.body && body === undefined) return refuse(400, 'BAD_JSON', 'The body is not JSON.');
  const read = route.read({ headers, params, query, body });
  return read.ok ? { work: read.work } : malformed(read.errors);
}
