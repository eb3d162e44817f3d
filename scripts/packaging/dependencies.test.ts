import { expect, it } from 'vitest';
import { dependencyProblems } from './dependencies.ts';

const foundation = (dependencies: Readonly<Record<string, string>>) =>
  dependencyProblems({
    name: '@grocer/foundation',
    dependencies: { '@internationalized/date': '^3.12.4', ky: '^1.14.3', valibot: '^1.5.0', ...dependencies },
  });

it('accepts the listed dependencies of a package by caret ranges', () => {
  expect(foundation({})).toEqual([]);
});

it.each(['1.5.0', '~1.5.0', '>=1', '*', 'workspace:^', 'catalog:'])('rejects the range %s', (range) => {
  expect(foundation({ valibot: range })).toEqual([
    `valibot is asked for as "${range}", not by a caret range`,
  ]);
});

it('reports a new and a missing dependency', () => {
  expect(foundation({ lucide: '^1.65.0' })).toEqual(['lucide is new: every host would install it']);
  expect(dependencyProblems({ name: '@grocer/foundation' })).toHaveLength(3);
});

it('rejects every dependency of a package without a list', () => {
  expect(dependencyProblems({ name: '@grocer/other', dependencies: { ky: '^1.14.3' } })).toHaveLength(1);
});

it('rejects a required peer dependency that npm would install with the sandbox', () => {
  const peers = { name: '@grocer/other', peerDependencies: { react: '>=18' } };
  expect(dependencyProblems(peers)).toHaveLength(1);
  expect(dependencyProblems({ ...peers, peerDependenciesMeta: { react: { optional: true } } })).toEqual([]);
});
