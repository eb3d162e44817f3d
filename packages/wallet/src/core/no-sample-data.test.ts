import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** Files that hosts load: neither tests nor their helpers. */
const shipped = () =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file),
  );

it('ships no sample card, number or shopper [W-9.13]', () => {
  const files = shipped();
  expect(files.length).toBeGreaterThan(50);
  const holding = files.filter((file) =>
    /\d{12,}|alice|@grocer\/sandbox/.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(holding).toEqual([]);
});
