import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readPictures } from '../pictures/read-pictures.ts';

// A membership is pictured by the way to shop that it is for.
const van = path.join(import.meta.dirname, '../public/art/way-delivery.svg');

/** Every picture that a product of the catalogue names, as a file of the shop. */
export const pictureFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readPictures(), ['way-delivery', readFileSync(van, 'utf8')] as const].map(([name, svg]) => [
      `/pictures/${name}.svg`,
      svg,
    ]),
  );

/** Gives the shop the pictures of its products, under names without a hash since the catalogue knows only names. */
export const productPictures = (): Plugin => ({
  name: 'product-pictures',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://page');
      if (!pathname.startsWith('/pictures/')) return next();
      // Read for each request, so that a drawing can be changed while it is looked at.
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
