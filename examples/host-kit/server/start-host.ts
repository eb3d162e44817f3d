import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createAuthApi } from './auth-api.ts';
import type { HostOptions } from './create-host.ts';
import { createSeal } from './seal.ts';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Start the demo with "npm start".`);
  return value;
}

/**
 * Serves a host until it is stopped. Origins and secret come from the environment; `create` also gets the
 * address of the API for server-side requests. Behind a proxy, `HOST_NAMES` lists the names of the host's
 * pages, separated by commas.
 */
export async function startHost(create: (options: HostOptions, api: string) => Hono): Promise<void> {
  const origins = { api: required('API_ORIGIN'), vault: required('VAULT_ORIGIN') };
  const names = (process.env['HOST_NAMES'] ?? '').split(',').filter(Boolean);
  const secret = required('CLIENT_SECRET');
  // Not every system resolves names below `localhost`, so the server uses the IP address.
  const api = `http://127.0.0.1:${new URL(origins.api).port}`;
  const host = create(
    { auth: createAuthApi(api, secret), seal: await createSeal(secret), origins, names },
    api,
  );
  const server = serve({ fetch: host.fetch, port: Number(required('PORT')), hostname: '127.0.0.1' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
    });
  }
}
