import type { MiddlewareHandler } from 'hono';
import { isSecure } from './session-cookie.ts';

interface Origins {
  readonly api: string;
  readonly vault: string;
}

/** The content security policy of a host: no inline code, no `eval`, and no string becomes script. */
const policy = ({ api, vault }: Origins): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${vault}`,
    "style-src 'self'",
    `img-src 'self' ${api}`,
    "font-src 'self'",
    `connect-src 'self' ${api}`,
    `frame-src ${vault}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Sets the security headers of every response. */
export const securityHeaders =
  (origins: Origins): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(ALWAYS)) context.header(name, value);
    // The link of an email opens a shopper's preferences, so its token must not appear in a referrer, nor in
    // logs.
    if (context.req.query('token2') !== undefined) context.header('referrer-policy', 'no-referrer');
    context.header('content-security-policy', policy(origins));
    if (isSecure(context)) context.header('strict-transport-security', 'max-age=31536000');
  };
