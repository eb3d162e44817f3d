import path from 'node:path';
import { root } from '../root.ts';

const PLANS: Readonly<Record<string, readonly string[]>> = {
  dev: ['dev', '--port', '6006', '--no-open'],
  build: ['build', '--output-dir', path.join(root, 'storybook-static')],
};

/** What Storybook is started with: what was asked for, after what goes without saying. Flags alone are for `dev`. */
export function storybookArguments(asked: readonly string[]): readonly string[] {
  const [mode = 'dev', ...flags] = asked[0]?.startsWith('-') ? ['dev', ...asked] : asked;
  // Of a flag that is there twice, Storybook takes the last.
  return [...(PLANS[mode] ?? [mode]), ...flags];
}
