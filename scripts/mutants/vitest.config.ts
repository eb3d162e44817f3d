import { defineConfig } from 'vitest/config';
import { startingWith } from '../first-files.ts';
import { scopes } from './scopes.ts';

const scope = scopes().find(({ name }) => name === process.env['MUTANTS']);

/** The tests that should fail. Default: all of the scope; a run can be narrowed to some of them. */
const narrowed = process.env['MUTANTS_TESTS'];

/** A single project with the tests of one package: the workspace's many projects confuse the runner. */
export default defineConfig({
  test: {
    name: 'mutants',
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5000, interval: 20 } },
    // A run ends with the first failure, and tests of stores and actions start a sandbox.
    sequence: { sequencer: startingWith((file) => file.endsWith('rules.test.ts')) },
    include: narrowed ? narrowed.split(',') : [...(scope?.tests ?? [])],
    // Tests that need a DOM or thousands of runs are too slow to be run for every mutant.
    exclude: ['**/*.dom.test.ts', '**/*.browser.test.ts', '**/*fuzz*.test.ts', '**/node_modules/**'],
  },
});
