import { fileURLToPath } from 'node:url';
import { createHost, offerStage, servePages, startHost } from 'host-kit/server';
import { createPageThere } from './page-there.ts';

const pages = fileURLToPath(new URL('../dist', import.meta.url));
const { ADMIN_ORIGIN: origin, ADMIN_SECRET: secret } = process.env;

await startHost((options, api) => {
  const host = createHost(options);
  // The stage is offered only with an admin port, so not in production.
  return servePages(
    origin && secret ? offerStage(host, { origin, secret }) : host,
    pages,
    createPageThere(api),
  );
});
