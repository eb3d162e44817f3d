import type { MiddlewareHandler } from 'hono';

const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** For responses that are neither pages nor resources of other pages. */
const UNLESS_SAID = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sets the headers of every response. Strict-Transport-Security is missing on purpose: sent once over https,
 * it would apply to every port of a developer's `localhost`.
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
  for (const [name, value] of Object.entries(UNLESS_SAID)) if (!headers.has(name)) headers.set(name, value);
  // A document with its own policy names there who may frame it, which the older header cannot.
  if (headers.has('content-security-policy')) return;
  headers.set('content-security-policy', NOTHING);
  headers.set('x-frame-options', 'DENY');
};
