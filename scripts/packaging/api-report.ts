import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const withoutHashes = (text: string): string => text.replaceAll(/-[A-Za-z0-9_-]{8}(?=\.(?:d\.ts|js)\b)/g, '');

const MEMBER = '(?:"[^"\\n]*"|(?:undefined|null|number|boolean|string)\\b)';
const UNION = new RegExp(`${MEMBER}(?: \\| ${MEMBER})+`, 'g');

/** Sorts the members of unions: the compiler orders them by first use, which differs from build to build. */
const withSortedUnions = (text: string): string =>
  text.replaceAll(UNION, (union) => union.split(' | ').toSorted().join(' | '));

/** Returns all public declarations of a package as one text, to be reviewed in a diff. */
// Whole parts are sorted, since the order of a folder differs between disks, and two chunks may have one
// name.
export const apiReport = (folder: string): string => {
  const declarations = path.join(folder, 'dist');
  const parts = globSync('*.d.ts', { cwd: declarations })
    .map((file) => ({
      title: withoutHashes(file),
      text: readFileSync(path.join(declarations, file), 'utf8'),
    }))
    .map(({ title, text }) => `// ---- ${title}\n\n${withSortedUnions(withoutHashes(text)).trim()}\n`);
  return parts.toSorted().join('\n');
};
