import type { MiddlewareHandler } from 'hono';

interface Origins {
  readonly api: string;
  readonly vault: string;
}

/** The policy of a host: nothing inline, no eval, no string ever becomes script. */
const policy = ({ api, vault }: Origins): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${vault}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${api}`,
    `frame-src ${vault}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Sets the headers that every answer of a host carries. */
export const securityHeaders =
  (origins: Origins): MiddlewareHandler =>
  async (context, next) => {
    await next();
    context.header('content-security-policy', policy(origins));
    context.header('referrer-policy', 'strict-origin-when-cross-origin');
    context.header('x-content-type-options', 'nosniff');
    context.header('cross-origin-opener-policy', 'same-origin');
    context.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  };
