import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const withoutHashes = (text: string): string => text.replaceAll(/-[A-Za-z0-9_-]{8}(?=\.(?:d\.ts|js)\b)/g, '');

/** The compiler orders the members of a union by when it met them first, which differs from build to build. */
const withSortedUnions = (text: string): string =>
  text.replaceAll(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').toSorted().join(' | '));

/** Everything that a package declares to its hosts, as one text to review in a diff. */
export const apiReport = (folder: string): string => {
  const declarations = path.join(folder, 'dist');
  const parts = globSync('*.d.ts', { cwd: declarations })
    .map((file) => ({
      title: withoutHashes(file),
      text: readFileSync(path.join(declarations, file), 'utf8'),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ title, text }) => `// ---- ${title}\n\n${withSortedUnions(withoutHashes(text)).trim()}\n`);
  return parts.join('\n');
};
