import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { scopes } from './scopes.ts';

const scope = scopes().find(({ name }) => name === process.env['MUTANTS']);

const isOfRules = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('rules.test.ts');

/** Tests of rules first: the first test that fails ends a run, and those of stores and actions start a sandbox. */
class RulesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => Number(isOfRules(b)) - Number(isOfRules(a))));
  }
}

/** The tests that are to notice: all of the scope, unless a run is narrowed to those beside what it breaks. */
const narrowed = process.env['MUTANTS_TESTS'];

/** One project of one package's tests: the workspace's many confuse the runner. */
export default defineConfig({
  test: {
    name: 'mutants',
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5000, interval: 20 } },
    sequence: { sequencer: RulesFirst },
    include: narrowed ? narrowed.split(',') : [...(scope?.tests ?? [])],
    // What needs a DOM or thousands of runs is too slow to be run for every breakage.
    exclude: ['**/*.dom.test.ts', '**/*.browser.test.ts', '**/*fuzz*.test.ts', '**/node_modules/**'],
  },
});
