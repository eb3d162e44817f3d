import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from './command.ts';
import { publishedPackages } from './published-exports.ts';
import { root } from './root.ts';

const folder = path.join(root, '.snippets');

interface Snippet {
  readonly file: string;
  readonly code: string;
}

/** Returns the TypeScript blocks of a page, with the line of each in its file name. */
const snippetsOf = (page: string): readonly Snippet[] => {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^```(tsx?)\b[^\n]*\n(.*?)^```/gms)].map(
    ({ 1: language = 'ts', 2: code = '', index }) => {
      const line = text.slice(0, index).split('\n').length + 1;
      return { file: `${page.replaceAll('/', '_')}_line-${line}.${language}`, code: `${code}\nexport {};\n` };
    },
  );
};

/** Snippets are checked against the built declarations, as in a host. */
const configuration = () => {
  const typed = publishedPackages().flatMap(({ entries }) =>
    entries.map(({ specifier, types, file }) => [specifier, [path.relative(folder, types ?? file)]] as const),
  );
  return {
    extends: '../tsconfig.json',
    compilerOptions: { paths: Object.fromEntries(typed), allowArbitraryExtensions: true },
    include: ['*.ts', '*.tsx'],
    exclude: [],
  };
};

const pages = [
  'README.md',
  ...globSync(['packages/*/README.md', 'stories/guides/*.mdx'], { cwd: root }).toSorted(),
];
const snippets = pages.flatMap((page) => (globSync(page, { cwd: root }).length > 0 ? snippetsOf(page) : []));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration(), null, 2));
for (const { file, code } of snippets) writeFileSync(path.join(folder, file), code);
if (snippets.length > 0) {
  const { ok, output } = await command(['tsc', '--project', folder]);
  process.stdout.write(output);
  if (!ok) process.exitCode = 1;
}
process.stdout.write(`${snippets.length} snippets of ${pages.length} pages type-checked\n`);
