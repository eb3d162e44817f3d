import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const NAME = 'sid';
const IDLE_SECONDS = 60 * 60 * 12;

const plain = { httpOnly: true, sameSite: 'Lax', path: '/' } as const;
/** The `__Host-` prefix guarantees that this host has set the cookie, over https. */
const secure = { ...plain, secure: true, prefix: 'host' } as const;

/** Returns true when the browser used https, to this server or to a proxy in front of it. */
export const isSecure = (context: Context): boolean =>
  new URL(context.req.url).protocol === 'https:' || context.req.header('x-forwarded-proto') === 'https';

/**
 * Over plain http, as on a developer's machine, Safari stores no `Secure` cookie, so the prefix cannot be
 * used.
 */
const optionsFor = (context: Context) => (isSecure(context) ? secure : plain);

/** Returns the value of the session cookie. */
export const readSessionCookie = (context: Context): string | undefined =>
  isSecure(context) ? getCookie(context, NAME, 'host') : getCookie(context, NAME);

export const writeSessionCookie = (context: Context, value: string): void =>
  setCookie(context, NAME, value, { ...optionsFor(context), maxAge: IDLE_SECONDS });

export function dropSessionCookie(context: Context): void {
  deleteCookie(context, NAME, optionsFor(context));
}
