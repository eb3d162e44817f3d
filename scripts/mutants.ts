import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { scopes } from './mutants/scopes.ts';
import { root } from './root.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    test: { type: 'string', multiple: true },
  },
});
const chosen = scopes().filter(({ name }) => values.only?.includes(name) ?? true);
if (chosen.length === 0) {
  process.stderr.write(
    `--only wants one of: ${scopes()
      .map(({ name }) => name)
      .join(', ')}\n`,
  );
  process.exit(2);
}

/** Removes an empty report of an interrupted run, which the next run could not read. */
function dropEmpty(file: string): void {
  if (existsSync(file) && statSync(file).size === 0) rmSync(file);
}

// The results of the other files in a scope are kept.
const narrowed = values.file ? ['--mutate', values.file.join(',')] : [];
let isGood = true;
for (const { name, least } of chosen) {
  process.stdout.write(`${name}: at least ${least} % of the breakages are to be noticed\n`);
  dropEmpty(path.join(root, '.reports', 'mutants', `${name}.json`));
  const { ok } = await command(['stryker', 'run', 'scripts/mutants/stryker.config.mjs', ...narrowed], {
    // A mutant that some of the tests kill is killed by all of them, so with fewer tests the score is a lower
    // bound.
    env: { MUTANTS: name, MUTANTS_TESTS: values.test?.join(',') ?? '' },
    stream: true,
    timeoutMs: 6 * 60 * 60_000,
  });
  isGood &&= ok;
}
process.exit(isGood ? 0 : 1);
