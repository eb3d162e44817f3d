import { expect, it } from 'vitest';
import { storybookArguments } from './storybook-arguments.ts';

it.each([
  { asked: [], started: ['dev', '--port', '6006', '--no-open'] },
  { asked: ['--port', '6007'], started: ['dev', '--port', '6006', '--no-open', '--port', '6007'] },
  { asked: ['-p', '6007'], started: ['dev', '--port', '6006', '--no-open', '-p', '6007'] },
  { asked: ['dev', '--ci'], started: ['dev', '--port', '6006', '--no-open', '--ci'] },
  { asked: ['doctor'], started: ['doctor'] },
])('starts Storybook with $started for $asked', ({ asked, started }) => {
  expect(storybookArguments(asked)).toEqual(started);
});

it('passes its arguments on to a build', () => {
  expect(storybookArguments(['build', '--output-dir', 'site']).slice(-2)).toEqual(['--output-dir', 'site']);
});
