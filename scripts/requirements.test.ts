import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

const ID = /\b[A-Z]-\d+\.\d+\b/g;
const textOf = (pattern: string): string =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

it('explains in the guides every id that a test cites', () => {
  const lines = textOf('stories/guides/requirements/*.mdx').matchAll(/^- \*\*([A-Z]-\d+\.\d+)\*\* \S/gm);
  const known = new Set([...lines].map(([, id]) => id));
  const tests = ['{packages,examples}/*/{src,e2e}/**/*.{test,spec}.{ts,tsx}', 'stories/**/*.stories.tsx'];
  const cited = new Set(tests.map(textOf).join('\n').match(ID));
  expect([...cited].filter((id) => !known.has(id))).toEqual([]);
  expect(cited.size).toBeGreaterThan(400);
});

it('has no unescaped braces in the guides that would be parsed as code', () => {
  const words = textOf('stories/guides/**/*.mdx').replaceAll(/^import .*$|```[^]*?```|`[^`\n]*`/gm, '');
  expect(words.match(/^.*(?<!\\)[{}].*$/gm) ?? []).toEqual([]);
});
