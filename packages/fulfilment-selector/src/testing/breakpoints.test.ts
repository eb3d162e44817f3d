import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Returns the widths in a style sheet's media queries, in px, each as the first width above the boundary. */
function widthsIn(css: string): readonly number[] {
  return [...css.matchAll(/\((min|max)-width: ([\d.]+)(px|em)\)/g)].map(([, end, size, unit]) => {
    const px = Number(size) * (unit === 'em' ? 16 : 1);
    return end === 'max' ? px + 1 : px;
  });
}

it('uses exactly the named breakpoints in its style sheets [F-9.9]', () => {
  const found = globSync('**/*.css', { cwd: ROOT }).flatMap((file) =>
    widthsIn(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(new Set(found)).toEqual(new Set(Object.values(BREAKPOINTS)));
});
