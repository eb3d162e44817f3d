import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

// Prints every text that the specification does not give, so that an owner can find and replace it.
const files = globSync('packages/*/src/**/*messages.ts', { cwd: root }).toSorted();
for (const file of files) {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  for (const [index, line] of lines.entries())
    if (line.includes('// authored')) {
      // A long text is on a line of its own, below its key.
      const words = line.replace('// authored', '').trim().replace(/,$/, '');
      process.stdout.write(`${file}:${index + 1}  ${words}\n`);
    }
}
