import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createAuthApi } from './auth-api.ts';
import { createSeal } from './seal.ts';
import { createShop } from './shop.ts';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Start the shop with "npm start".`);
  return value;
}

const port = Number(process.env['PORT'] ?? 5173);
const origins = { api: required('API_ORIGIN'), vault: required('VAULT_ORIGIN') };
const secret = required('CLIENT_SECRET');
// Not every system knows the names below `localhost`, so the server itself goes by number.
const api = `http://127.0.0.1:${new URL(origins.api).port}`;

const shop = createShop({
  auth: createAuthApi(api, secret),
  seal: await createSeal(secret),
  origins,
  pages: process.env['PAGES'] ?? fileURLToPath(new URL('../dist', import.meta.url)),
});
const server = serve({ fetch: shop.fetch, port, hostname: '127.0.0.1' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
  });
}
