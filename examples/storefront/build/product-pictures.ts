import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readPictures } from '../pictures/read-pictures.ts';

// A membership has the picture of the way to shop that it is for.
const van = path.join(import.meta.dirname, '../public/art/way-delivery.svg');

/** Returns the picture files of all products in the catalogue, by path. */
export const pictureFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readPictures(), ['way-delivery', readFileSync(van, 'utf8')] as const].map(([name, svg]) => [
      `/pictures/${name}.svg`,
      svg,
    ]),
  );

/**
 * Serves and emits the product pictures. Their names have no hash, since the catalogue only has plain names.
 */
export const productPictures = (): Plugin => ({
  name: 'product-pictures',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://page');
      if (!pathname.startsWith('/pictures/')) return next();
      // Read for each request, so that changes to a drawing are visible at once.
      const svg = pictureFiles().get(pathname);
      response.statusCode = svg ? 200 : 404;
      response.setHeader('content-type', svg ? 'image/svg+xml' : 'text/plain');
      response.end(svg);
    });
  },
  generateBundle() {
    for (const [address, source] of pictureFiles())
      this.emitFile({ type: 'asset', fileName: address.slice(1), source });
  },
});
