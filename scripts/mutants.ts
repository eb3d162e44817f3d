import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { scopes } from './mutants/scopes.ts';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const chosen = scopes().filter(({ name }) => values.only?.includes(name) ?? true);
if (chosen.length === 0) {
  process.stderr.write(
    `--only wants one of: ${scopes()
      .map(({ name }) => name)
      .join(', ')}\n`,
  );
  process.exit(2);
}

let isGood = true;
for (const { name, least } of chosen) {
  process.stdout.write(`${name}: at least ${least} % of the breakages are to be noticed\n`);
  const { ok } = await command(['stryker', 'run', 'scripts/mutants/stryker.config.mjs'], {
    env: { MUTANTS: name },
    stream: true,
    timeoutMs: 6 * 60 * 60_000,
  });
  isGood &&= ok;
}
process.exit(isGood ? 0 : 1);
