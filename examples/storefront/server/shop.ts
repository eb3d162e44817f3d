import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { AuthApi } from './auth-api.ts';
import type { Seal } from './seal.ts';
import { securityHeaders } from './security-headers.ts';

interface ShopOptions {
  readonly auth: AuthApi;
  readonly seal: Seal;
  /** As the browser reaches them. */
  readonly origins: { readonly api: string; readonly vault: string };
  /** The built pages. */
  readonly pages: string;
}

const Session = v.object({
  refreshToken: v.string(),
  shopper: v.object({ id: v.string(), key: v.string(), firstName: v.string(), lastName: v.string() }),
});
const Choice = v.object({ shopper: v.string() });

const COOKIE = { prefix: 'host', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const;
const IDLE_SECONDS = 60 * 60 * 12;

/** Only our own pages may change a session: browsers say where a request comes from. */
const isOwnPage = (context: Context): boolean => {
  const origin = context.req.header('origin');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === context.req.header('host');
};

/** The shop's back end: keeps who is signed in, mints tokens for the page, and serves the pages. */
export function createShop({ auth, seal, origins, pages }: ShopOptions): Hono {
  const shop = new Hono();
  shop.use(securityHeaders(origins));

  async function sessionOf(context: Context): Promise<v.InferOutput<typeof Session> | undefined> {
    const cookie = getCookie(context, 'sid', 'host');
    const opened = cookie && (await seal.open(cookie));
    const parsed = opened ? v.safeParse(Session, JSON.parse(opened)) : undefined;
    return parsed?.success ? parsed.output : undefined;
  }

  shop.get('/health', (context) => context.json({ status: 'UP' }));

  shop.get('/session', async (context) => {
    context.header('cache-control', 'no-store');
    return context.json({ shopper: (await sessionOf(context))?.shopper, ...origins });
  });

  shop.post('/session', async (context) => {
    const choice = v.safeParse(Choice, await context.req.json().catch(() => undefined));
    if (!isOwnPage(context) || !choice.success) return context.json({}, 400);
    const session = await auth.signIn(choice.output.shopper);
    if (!session) return context.json({}, 401);
    setCookie(context, 'sid', await seal.close(JSON.stringify(session)), { ...COOKIE, maxAge: IDLE_SECONDS });
    return context.json({ shopper: session.shopper });
  });

  shop.post('/session/token', async (context) => {
    const session = await sessionOf(context);
    context.header('cache-control', 'no-store');
    if (!isOwnPage(context) || !session) return context.json({}, 401);
    const token = await auth.mintToken(session.refreshToken);
    if (token) return context.json({ token });
    deleteCookie(context, 'sid', COOKIE);
    return context.json({}, 401);
  });

  shop.delete('/session', async (context) => {
    const session = await sessionOf(context);
    if (!isOwnPage(context)) return context.json({}, 400);
    if (session) await auth.signOut(session.refreshToken);
    deleteCookie(context, 'sid', COOKIE);
    return context.json({});
  });

  shop.use('/assets/*', async (context, next) => {
    await next();
    context.header('cache-control', 'public, max-age=31536000, immutable');
  });
  shop.use('*', serveStatic({ root: pages }));
  // Every other address is a page of the one application.
  shop.get('*', async (context) => context.html(await readFile(`${pages}/index.html`, 'utf8')));
  return shop;
}
