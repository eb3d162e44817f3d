import path from 'node:path';
import { root } from '../root.ts';

const PLANS: Readonly<Record<string, readonly string[]>> = {
  dev: ['dev', '--port', '6006', '--no-open'],
  build: ['build', '--output-dir', path.join(root, 'storybook-static')],
};

/**
 * Returns the arguments for Storybook: our defaults, followed by what was requested. Flags alone are for
 * `dev`.
 */
export function storybookArguments(asked: readonly string[]): readonly string[] {
  const [mode = 'dev', ...flags] = asked[0]?.startsWith('-') ? ['dev', ...asked] : asked;
  // If a flag is given twice, Storybook uses the last one.
  return [...(PLANS[mode] ?? [mode]), ...flags];
}
