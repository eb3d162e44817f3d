import { expect, it } from 'vitest';
import { warningsIn } from './warnings.ts';

it.each([
  ['Vite', '(!) Some chunks are larger than 500 kB after minification.'],
  ['Next', '\u001B[33m\u001B[1m⚠\u001B[22m\u001B[39m No build cache found.'],
  ['webpack', "WARNING in ./src/index.js 4:0-8\nexport 'mout' was not found"],
  ['a linter', 'src/index.js 12:3 warning: not used'],
  ['Node', '(node:1) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.'],
])('finds the warning of %s: %s', (_builder, output) => {
  expect(warningsIn({ output: `before\n${output}\nafter`, errors: '' })).toHaveLength(1);
});

it('finds error output without such a keyword', () => {
  const errors = '\u001B[33m[MODULE_LEVEL_DIRECTIVE]\u001B[0m The directive may not be preserved.\n';
  expect(warningsIn({ output: `built in 1 s\n\n${errors}`, errors })).toEqual([
    '[MODULE_LEVEL_DIRECTIVE] The directive may not be preserved.',
  ]);
});

it('finds no warning in a quiet build', () => {
  const output =
    'vite v8.3.8 building for production...\n✓ 231 modules transformed.\ndist/assets/LeaveWarning-D0.js  2.03 kB\n';
  expect(warningsIn({ output, errors: '' })).toEqual([]);
});
