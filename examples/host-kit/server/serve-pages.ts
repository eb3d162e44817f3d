import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/** Cache headers for files whose address changes with their content. */
export const cacheForever: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.ok) context.header('cache-control', 'public, max-age=31536000, immutable');
};

/** Cache headers for pictures, which stay valid for a day, offline as well. */
const cacheForADay: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.ok) context.header('cache-control', 'public, max-age=86400');
};

/** Returns true when the application has a page at a path, possibly after a request. */
export type IsPage = (path: string) => boolean | Promise<boolean>;

/** Serves the built pages of an application. Unknown addresses get its page as well, with status 404. */
export function servePages(host: Hono, pages: string, isPage: IsPage = () => true): Hono {
  // Compression reduces the files to a quarter.
  for (const files of ['/assets/*', '/pictures/*', '/art/*']) host.use(files, compress());
  host.use('/assets/*', cacheForever);
  for (const files of ['/pictures/*', '/art/*']) host.use(files, cacheForADay);
  host.use('*', serveStatic({ root: pages }));
  for (const files of ['/assets/*', '/pictures/*', '/art/*'])
    host.get(files, (context) => context.notFound());
  // Every other address is a page of the single-page application.
  host.get('*', async (context) => {
    const isThere = await isPage(context.req.path);
    return context.html(await readFile(`${pages}/index.html`, 'utf8'), isThere ? 200 : 404);
  });
  return host;
}
