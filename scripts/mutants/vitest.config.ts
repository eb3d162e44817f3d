import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { scopes } from './scopes.ts';

const scope = scopes().find(({ name }) => name === process.env['MUTANTS']);

const isOfRules = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('rules.test.ts');

/**
 * Runs tests of rules first: a run ends with the first failure, and tests of stores and actions start a
 * sandbox.
 */
class RulesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => Number(isOfRules(b)) - Number(isOfRules(a))));
  }
}

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
    sequence: { sequencer: RulesFirst },
    include: narrowed ? narrowed.split(',') : [...(scope?.tests ?? [])],
    // Tests that need a DOM or thousands of runs are too slow to be run for every mutant.
    exclude: ['**/*.dom.test.ts', '**/*.browser.test.ts', '**/*fuzz*.test.ts', '**/node_modules/**'],
  },
});
