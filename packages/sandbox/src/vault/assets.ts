import type { Context, Hono } from 'hono';
import type { RequestEnv } from '../wire/request-env.ts';
import type { Registry } from './registry.ts';

export interface VaultAsset {
  readonly contentType: string;
  readonly body: string;
}

/** Assets by their path. */
export type VaultAssets = ReadonlyMap<string, VaultAsset>;

export const CLIENT_PATH = '/eProtect/js/eProtect-iframe-client.js';
export const FRAME_PATH = '/eProtect/frame/';

/** The place of the vault's own origin in the client script. */
const ORIGIN_MARK = '%VAULT_ORIGIN%';

/**
 * Returns a frame's headers: it may run its own scripts, call its origin, and be framed by registered pages.
 */
function frameHeaders(origins: readonly string[]): Readonly<Record<string, string>> {
  const ancestors = origins.length > 0 ? origins.join(' ') : "'none'";
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=()',
  };
}

function send(
  c: Context<RequestEnv>,
  { contentType, body }: VaultAsset,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return c.body(body, 200, { 'content-type': contentType, ...headers });
}

/** Serves the client script to everyone, and the frames to registered pages. */
export function mountAssets(
  app: Hono<RequestEnv>,
  { assets, registry, origin }: { assets: VaultAssets; registry: Registry; origin: string },
): void {
  for (const [path, asset] of assets) {
    if (path.startsWith('/eProtect/js/')) {
      app.get(path, (c) => {
        const body = asset.body.replaceAll(ORIGIN_MARK, origin);
        return send(
          c,
          { ...asset, body },
          { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
        );
      });
    } else if (asset.contentType.startsWith('text/html')) {
      app.get(path, (c) => send(c, asset, frameHeaders(registry.origins(c.req.query('paypageId') ?? ''))));
    } else {
      app.get(path, (c) => send(c, asset));
    }
  }
}
