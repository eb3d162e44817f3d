import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/** For files whose address changes with their content. */
export const cacheForever: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.ok) context.header('cache-control', 'public, max-age=31536000, immutable');
};

/** Serves the built pages of an application; at an address that is none of its pages it says so, with the status 404. */
export function servePages(host: Hono, pages: string, isPage: (path: string) => boolean = () => true): Hono {
  // Where the browser takes it, a quarter of the bytes.
  for (const files of ['/assets/*', '/pictures/*', '/art/*']) host.use(files, compress());
  host.use('/assets/*', cacheForever);
  host.use('*', serveStatic({ root: pages }));
  for (const files of ['/assets/*', '/pictures/*', '/art/*'])
    host.get(files, (context) => context.notFound());
  // Every other address is a page of the one application.
  host.get('*', async (context) =>
    context.html(await readFile(`${pages}/index.html`, 'utf8'), isPage(context.req.path) ? 200 : 404),
  );
  return host;
}
