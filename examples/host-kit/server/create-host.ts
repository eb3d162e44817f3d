import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { AuthApi } from './auth-api.ts';
import { answerToOwnNames, isOwnPage } from './own-page.ts';
import type { Seal } from './seal.ts';
import { securityHeaders } from './security-headers.ts';
import { dropSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts';

export interface HostOptions {
  readonly auth: AuthApi;
  readonly seal: Seal;
  /** As the browser reaches them. */
  readonly origins: { readonly api: string; readonly vault: string };
  /** The host names of its pages, besides addresses and names below `localhost`. */
  readonly names?: readonly string[];
}

/** As nginx has it. */
const CALLER_GONE = 499;
/** Nothing that a page sends here is longer. */
const MAX_BODY_BYTES = 4096;

const Choice = v.object({ shopper: v.string() });

const answerTo: ErrorHandler = (error, context) => {
  // A browser that has gone while it was sending is no crash, and gets no answer.
  if (context.req.raw.signal.aborted) return new Response(null, { status: CALLER_GONE });
  if (error instanceof HTTPException) return error.getResponse();
  process.stderr.write(`${error.stack}\n`);
  return context.json({}, 500);
};

/** The back end of a host: keeps who is signed in, and mints tokens for its pages. */
export function createHost({ auth, seal, origins, names = [] }: HostOptions): Hono {
  const host = new Hono();
  host.onError(answerTo);
  host.use(securityHeaders(origins));
  host.use(answerToOwnNames(names));
  host.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));

  /** The token that the API knows a session by. */
  async function refreshTokenIn(context: Context): Promise<string | undefined> {
    const cookie = readSessionCookie(context);
    return cookie === undefined ? undefined : seal.open(cookie);
  }

  host.get('/health', (context) => context.json({ status: 'UP' }));

  host.get('/session', async (context) => {
    const refreshToken = await refreshTokenIn(context);
    // A copy of the cookie outlives the session, which only the API knows to have ended.
    const shopper = refreshToken && (await auth.readSession(refreshToken));
    context.header('cache-control', 'no-store');
    if (refreshToken && !shopper) dropSessionCookie(context);
    return context.json({ ...(shopper && { shopper }), ...origins });
  });

  host.post('/session', async (context) => {
    const choice = v.safeParse(Choice, await context.req.json().catch(() => undefined));
    if (!isOwnPage(context) || !choice.success) return context.json({}, 400);
    const session = await auth.signIn(choice.output.shopper);
    if (!session) return context.json({}, 401);
    writeSessionCookie(context, await seal.close(session.refreshToken));
    return context.json({ shopper: session.shopper });
  });

  host.post('/session/token', async (context) => {
    const refreshToken = await refreshTokenIn(context);
    context.header('cache-control', 'no-store');
    if (!isOwnPage(context) || !refreshToken) return context.json({}, 401);
    const [token, shopper] = await Promise.all([
      auth.mintToken(refreshToken),
      auth.readSession(refreshToken),
    ]);
    if (token && shopper) return context.json({ token, shopper: shopper.id });
    dropSessionCookie(context);
    return context.json({}, 401);
  });

  host.delete('/session', async (context) => {
    const refreshToken = await refreshTokenIn(context);
    if (!isOwnPage(context)) return context.json({}, 400);
    // Whoever uses this browser next is not the shopper, whatever the API is in.
    dropSessionCookie(context);
    const isOver =
      refreshToken === undefined ||
      (await auth.signOut(refreshToken).then(
        () => true,
        () => false,
      ));
    return context.json({}, isOver ? 200 : 502);
  });

  return host;
}
