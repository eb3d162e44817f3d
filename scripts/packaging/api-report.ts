import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const withoutHashes = (text: string): string => text.replaceAll(/-[A-Za-z0-9_-]{8}(?=\.(?:d\.ts|js)\b)/g, '');

const MEMBER = '(?:"[^"\\n]*"|(?:undefined|null|number|boolean|string)\\b)';
const UNION = new RegExp(`${MEMBER}(?: \\| ${MEMBER})+`, 'g');

/** The compiler orders the members of a union by when it met them first, which differs from build to build. */
const withSortedUnions = (text: string): string =>
  text.replaceAll(UNION, (union) => union.split(' | ').toSorted().join(' | '));

/** Everything that a package declares to its hosts, as one text to review in a diff. */
// A folder is listed in another order on another disk, and two chunks may have one name: the whole parts are sorted.
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
