import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './root.ts';

it('has tests for Firefox in the specs of the shop and of the pharmacy', () => {
  const jobs = globSync('examples/{storefront,pharmacy}/e2e/**/*.spec.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/'@engines'/g)].map(() => file.split('/')[1]),
  );
  expect(jobs.filter((host) => host === 'storefront').length).toBeGreaterThan(9);
  expect(jobs.filter((host) => host === 'pharmacy').length).toBeGreaterThan(1);
});
