import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

const SDKS = ['wallet', 'fulfilment-selector', 'account-kit', 'checkout-kit'];

/** Returns the paths in a file that a pattern captures, relative to `src`. */
const pathsIn = (src: string, file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(path.join(src, file), 'utf8').matchAll(pattern)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );

// Without a shadow root a component does not adopt its sheet: the host loads all of them.
it.each(SDKS)('has every own sheet of a component of %s in its stylesheet for hosts', (sdk) => {
  const src = path.join(root, 'packages', sdk, 'src');
  const adopted = globSync('**/*.{ts,tsx}', { cwd: src, exclude: (name) => name.includes('.test.') })
    .flatMap((file) => pathsIn(src, file.replaceAll(path.sep, '/'), /from '(\.[^']+\.css)\?inline'/g))
    .toSorted();
  expect(adopted.length).toBeGreaterThan(0);
  const published = pathsIn(src, 'styles.css', /@import '(\.[^']+)'/g);
  expect(adopted.filter((sheet) => !published.includes(sheet))).toEqual([]);
});
