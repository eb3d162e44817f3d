import { globSync } from 'node:fs';
import path from 'node:path';
import { cssFeatures } from './browsers/css-features.ts';
import { EXCUSED } from './browsers/excused.ts';
import { knownFeatures } from './browsers/known-features.ts';
import { scriptFeatures } from './browsers/script-features.ts';
import { root } from './root.ts';

// Lists the platform features that the packages use and that not every browser in package.json has.
const PACKAGES = 'packages/{foundation,wallet,fulfilment-selector,account-kit,checkout-kit}';
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root }).map((file) => path.join(root, file));

const known = knownFeatures();
const missing = new Map<string, string>();

const sources = filesOf(`${PACKAGES}/src/**/*.{ts,tsx}`).filter(
  (file) => !/\.test\.|[\\/]testing/.test(file),
);
for (const [keys, files] of scriptFeatures(sources)) {
  const meant = keys.split(' ').filter((key) => known.has(key));
  const [first] = meant;
  if (first !== undefined && !meant.some((key) => known.get(key))) missing.set(first, files.join(', '));
}
const sheets = filesOf(`${PACKAGES}/dist/styles.css`);
for (const sheet of sheets) {
  for (const key of cssFeatures(sheet))
    if (known.get(key) === false) missing.set(key, path.relative(root, sheet));
}

/** True for a value of a property that is missing itself, so that only the property is listed. */
const isPart = (key: string): boolean => missing.has(key.slice(0, key.lastIndexOf('.')));
for (const key of missing.keys()) if (isPart(key)) missing.delete(key);

const problems = [
  ...[...missing]
    .filter(([key]) => !EXCUSED.has(key))
    .map(([key, where]) => `${key} is not there yet: ${where}`),
  ...[...EXCUSED.keys()].filter((key) => !missing.has(key)).map((key) => `${key} needs no excuse any more.`),
  ...(sheets.length === 0 ? ['No style sheet was found: build the packages first.'] : []),
];
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else process.stdout.write('✓ everything that is used is in the browsers that package.json names\n');
