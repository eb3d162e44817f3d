import type { Environment } from '../domain/app.ts';
import { TOKENS } from '../ui/tokens.ts';
import type { Token } from '../ui/tokens.ts';

/** Runs a check with the loaded name advice; does nothing in production. */
export type NameCheck<Names> = (check: (names: Names) => void) => void;

/**
 * Creates the name check, which runs outside of production. The name advice is loaded with the first check;
 * it gets the tokens passed in, so that bundlers do not split the initial chunk for them.
 */
export function createNameCheck<Names>(
  environment: Environment,
  load: (tokens: readonly Token[]) => Promise<Names>,
): NameCheck<Names> {
  let loading: Promise<Names> | undefined;
  return (check) => {
    if (environment === 'PROD') return;
    loading ??= load(TOKENS);
    // A name advice that cannot be loaded is ignored.
    loading.then(check, () => {});
  };
}
