import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/** For files whose address changes with their content. */
export const cacheForever: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.ok) context.header('cache-control', 'public, max-age=31536000, immutable');
};

/** For pictures, which stay as they are for a day at least, with a connection and without one. */
const cacheForADay: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.ok) context.header('cache-control', 'public, max-age=86400');
};

/** Is there a page at a path? Whoever has to ask for that takes a while. */
export type IsPage = (path: string) => boolean | Promise<boolean>;

/** Serves the built pages of an application; at an address that is none of its pages it says so, with the status 404. */
export function servePages(host: Hono, pages: string, isPage: IsPage = () => true): Hono {
  // Where the browser takes it, a quarter of the bytes.
  for (const files of ['/assets/*', '/pictures/*', '/art/*']) host.use(files, compress());
  host.use('/assets/*', cacheForever);
  for (const files of ['/pictures/*', '/art/*']) host.use(files, cacheForADay);
  host.use('*', serveStatic({ root: pages }));
  for (const files of ['/assets/*', '/pictures/*', '/art/*'])
    host.get(files, (context) => context.notFound());
  // Every other address is a page of the one application.
  host.get('*', async (context) => {
    const isThere = await isPage(context.req.path);
    return context.html(await readFile(`${pages}/index.html`, 'utf8'), isThere ? 200 : 404);
  });
  return host;
}
