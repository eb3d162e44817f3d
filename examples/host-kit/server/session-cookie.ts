import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const NAME = 'sid';
const IDLE_SECONDS = 60 * 60 * 12;

const plain = { httpOnly: true, sameSite: 'Lax', path: '/' } as const;
/** Nobody but this host, over https, can have set such a cookie. */
const secure = { ...plain, secure: true, prefix: 'host' } as const;

/** Did the browser come by https, to this server or to the proxy in front of it? */
export const isSecure = (context: Context): boolean =>
  new URL(context.req.url).protocol === 'https:' || context.req.header('x-forwarded-proto') === 'https';

/** By plain http, as on a developer's machine, Safari keeps no `Secure` cookie, and so none with the prefix. */
const optionsFor = (context: Context) => (isSecure(context) ? secure : plain);

/** What the session's cookie holds. */
export const readSessionCookie = (context: Context): string | undefined =>
  isSecure(context) ? getCookie(context, NAME, 'host') : getCookie(context, NAME);

export const writeSessionCookie = (context: Context, value: string): void =>
  setCookie(context, NAME, value, { ...optionsFor(context), maxAge: IDLE_SECONDS });

export function dropSessionCookie(context: Context): void {
  deleteCookie(context, NAME, optionsFor(context));
}
