import { expect, it } from 'vitest';
import { dependencyProblems } from './dependencies.ts';

const foundation = (dependencies: Readonly<Record<string, string>>) =>
  dependencyProblems({
    name: '@grocer/foundation',
    dependencies: { '@internationalized/date': '^3.12.4', ky: '^1.14.3', valibot: '^1.5.0', ...dependencies },
  });

it('lets a package install what is on its list, by caret ranges', () => {
  expect(foundation({})).toEqual([]);
});

it.each(['1.5.0', '~1.5.0', '>=1', '*', 'workspace:^', 'catalog:'])('refuses the range %s', (range) => {
  expect(foundation({ valibot: range })).toEqual([
    `valibot is asked for as "${range}", not by a caret range`,
  ]);
});

it('names a dependency that is new, and one that is gone', () => {
  expect(foundation({ lucide: '^1.65.0' })).toEqual(['lucide is new: every host would install it']);
  expect(dependencyProblems({ name: '@grocer/foundation' })).toHaveLength(3);
});

it('refuses every dependency of a package that has no list', () => {
  expect(dependencyProblems({ name: '@grocer/other', dependencies: { ky: '^1.14.3' } })).toHaveLength(1);
});

it('refuses a peer of foundation that npm would install with the sandbox', () => {
  const peers = { name: '@grocer/other', peerDependencies: { react: '>=18' } };
  expect(dependencyProblems(peers)).toHaveLength(1);
  expect(dependencyProblems({ ...peers, peerDependenciesMeta: { react: { optional: true } } })).toEqual([]);
});
