import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

// Prints every wording that the specification left to us, for an owner who wants to find and replace them.
const files = globSync('packages/*/src/**/*messages.ts', { cwd: root }).toSorted();
for (const file of files) {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  for (const [index, line] of lines.entries())
    if (line.includes('// authored')) {
      // A long wording stands on a line of its own, below its key.
      const words = line.replace('// authored', '').trim().replace(/,$/, '');
      process.stdout.write(`${file}:${index + 1}  ${words}\n`);
    }
}
