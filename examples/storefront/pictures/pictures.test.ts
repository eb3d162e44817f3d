import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchProducts } from '@grocer/foundation/contract';
import { startSandbox } from '@grocer/sandbox/node';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pictureFiles } from '../build/product-pictures.ts';
import { palette } from './palette.ts';
import { readPictures } from './read-pictures.ts';
import { tints } from './tints.ts';

const pictures = readPictures();
const coloursOf = (svg: string): readonly string[] => svg.match(/#[\da-f]+/g) ?? [];

const variants = Object.entries(tints).flatMap(([name, tables]) =>
  Object.entries(tables).map(([tint, table]) => ({ name, tint, table })),
);

it.each(variants)('recolors what is in $name, as $tint', ({ name, tint, table }) => {
  const colours = coloursOf(pictures.get(name) ?? '');
  const replaced = Object.entries(palette).filter(([colour]) => colour in table);
  expect(replaced.filter(([, value]) => !colours.includes(value))).toEqual([]);
  expect(coloursOf(pictures.get(`${name}-${tint}`) ?? '')).not.toEqual(colours);
});

it('has a picture for every product of the catalog, and a fallback', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'grocer-pictures-'));
  const ports = { apiPort: 0, vaultPort: 0, adminPort: 0 };
  const sandbox = await startSandbox({ ...ports, dataDir, durable: false, writeLog: () => undefined });
  const answer = await fetch(`http://127.0.0.1:${sandbox.ports.api}${searchProducts.path}`);
  const products = searchProducts.decode(v.parse(searchProducts.response, await answer.json()));
  await sandbox.stop();
  rmSync(dataDir, { recursive: true });

  const files = pictureFiles();
  expect(products.length).toBeGreaterThan(80);
  expect(products.filter(({ image }) => !files.has(`/pictures/${image}.svg`))).toEqual([]);
  expect(files.has('/pictures/missing.svg')).toBe(true);
});
