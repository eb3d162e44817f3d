import { fileURLToPath } from 'node:url';
import { createHost, servePages, startHost } from 'host-kit/server';

const pages = fileURLToPath(new URL('../dist', import.meta.url));
await startHost((options) => servePages(createHost(options), pages));
