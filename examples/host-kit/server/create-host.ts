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
  /** Origins as the browser reaches them. */
  readonly origins: { readonly api: string; readonly vault: string };
  /** Host names of its pages, in addition to IP addresses and names below `localhost`. */
  readonly names?: readonly string[];
}

/** nginx's status code for a client that has disconnected. */
const CALLER_GONE = 499;
/** Maximum size of a request body. */
const MAX_BODY_BYTES = 4096;

const Choice = v.object({ shopper: v.string() });

const answerTo: ErrorHandler = (error, context) => {
  // A client that disconnects while sending is not an error, and cannot receive a response.
  if (context.req.raw.signal.aborted) return new Response(null, { status: CALLER_GONE });
  if (error instanceof HTTPException) return error.getResponse();
  process.stderr.write(`${error.stack}\n`);
  return context.json({}, 500);
};

/** Creates the back end of a host, which keeps the session and mints tokens for its pages. */
export function createHost({ auth, seal, origins, names = [] }: HostOptions): Hono {
  const host = new Hono();
  host.onError(answerTo);
  host.use(securityHeaders(origins));
  host.use(answerToOwnNames(names));
  host.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));

  /** Reads the refresh token from the session cookie. */
  async function refreshTokenIn(context: Context): Promise<string | undefined> {
    const cookie = readSessionCookie(context);
    return cookie === undefined ? undefined : seal.open(cookie);
  }

  host.get('/health', (context) => context.json({ status: 'UP' }));

  host.get('/session', async (context) => {
    const refreshToken = await refreshTokenIn(context);
    // A copy of the cookie outlives the session, so the API has to confirm the session.
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
    // The cookie is dropped even if the API fails: the next user of this browser may be another person.
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
