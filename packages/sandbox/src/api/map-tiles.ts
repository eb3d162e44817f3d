import type { Hono } from 'hono';
import type { RequestEnv } from '../wire/request-env.ts';

/** The path of the map tiles, in the syntax of Hono and msw. */
export const TILES_PATH = '/maps/v1/tiles/:z/:x/:y';

const SIZE = 256;
const BACKGROUND = '#e9ebe6';
const ROAD = '#ffffff';
const PARK = '#d5e3cd';
const WATER = '#b9d3e8';

const rect = (fill: string, [x, y, width, height]: readonly number[]): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Returns a plain SVG of streets that fits the tiles beside it; it shows no real place and never changes. */
export function tileOf(x: number, y: number): string {
  const seed = Math.abs(x * 31 + y * 17);
  const area = [24 + (seed % 3) * 24, 40 + (seed % 4) * 16, 72, 56];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    rect(BACKGROUND, [0, 0, SIZE, SIZE]),
    seed % 3 === 0 ? rect(seed % 2 === 0 ? WATER : PARK, area) : '',
    rect(ROAD, [0, 116, SIZE, 14]),
    rect(ROAD, [150, 0, 14, SIZE]),
    rect(ROAD, [0, 212, SIZE, 6]),
    rect(ROAD, [60, 0, 6, SIZE]),
    '</svg>',
  ].join('');
}

/** Serves the map tiles, without authentication. */
export function serveTiles(app: Hono<RequestEnv>): void {
  app.get(TILES_PATH, (c) => {
    const tile = tileOf(Number(c.req.param('x')), Number.parseInt(c.req.param('y'), 10));
    return c.body(tile, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
}
