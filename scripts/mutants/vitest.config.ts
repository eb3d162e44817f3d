import { defineConfig } from 'vitest/config';
import { scopes } from './scopes.ts';

const scope = scopes().find(({ name }) => name === process.env['MUTANTS']);

/** One project of one package's tests: the workspace's many confuse the runner. */
export default defineConfig({
  test: {
    name: 'mutants',
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
    include: [...(scope?.tests ?? [])],
    // What needs a DOM or thousands of runs is too slow to be run for every breakage.
    exclude: ['**/*.dom.test.ts', '**/*.browser.test.ts', '**/*fuzz*.test.ts', '**/node_modules/**'],
  },
});
