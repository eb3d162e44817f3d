import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { refusalBody, refuse } from '../wire/reply.ts';

/** The headers that a browser may send besides the CORS-safelisted ones. */
export const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'x-application-id',
  'x-channel',
  'x-tenant',
  'x-payment-auth-type',
  'x-payment-intent-id',
  'x-bot-telemetry',
  'show-snap-card',
  'show-gift-cards',
  'giftcard-balance',
  'user-time-zone',
  'x-encrypted-email',
  'x-token2',
] as const;

/** Allows requests from pages of the listed origins, and refuses any other origin, `null` included. */
export function allowOrigins(origins: readonly string[]): readonly MiddlewareHandler[] {
  const refuseOthers: MiddlewareHandler = async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined || origins.includes(origin)) return next();
    c.header('vary', 'Origin');
    return c.json(refusalBody(refuse(403, 'ORIGIN_REFUSED', 'This origin is not on the list.')), 403);
  };
  return [
    refuseOthers,
    cors({
      origin: [...origins],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: [...ALLOWED_HEADERS],
      exposeHeaders: ['retry-after', 'idempotent-replayed', 'x-request-id', 'date'],
      maxAge: 600,
    }),
  ];
}
