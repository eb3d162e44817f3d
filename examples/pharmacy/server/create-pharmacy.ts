import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { cacheForever, createHost } from 'host-kit/server';
import type { HostOptions } from 'host-kit/server';
import type { Hono } from 'hono';
import { readScriptTag } from './script-tag.ts';

const site = fileURLToPath(new URL('../site', import.meta.url));

/** Creates the pharmacy's server: one static page, and the wallet's script under a versioned address. */
export function createPharmacy(options: HostOptions): Hono {
  const host = createHost(options);
  const { folder, address, integrity } = readScriptTag();
  const addressOf = (file: string): string => `${address}/${file}`;

  host.use(addressOf('*'), cacheForever);
  host.use(
    addressOf('*'),
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(address.length) }),
  );
  host.get('/', async (context) => {
    const page = await readFile(`${site}/index.html`, 'utf8');
    return context.html(
      page
        .replace('{{wallet}}', addressOf('wallet.global.js'))
        .replace('{{integrity}}', integrity['wallet.global.js'] ?? ''),
    );
  });
  host.get('/house.css', serveStatic({ path: fileURLToPath(import.meta.resolve('host-kit/house.css')) }));
  host.use('*', serveStatic({ root: site }));
  return host;
}
