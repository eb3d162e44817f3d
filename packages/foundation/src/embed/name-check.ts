import type { Environment } from '../domain/app.ts';
import { TOKENS } from '../ui/tokens.ts';
import type { Token } from '../ui/tokens.ts';

/** Hands what knows the names to a check, as soon as it has loaded; never in production. */
export type NameCheck<Names> = (check: (names: Names) => void) => void;

/**
 * Has a host's names looked at outside production. What knows them loads with the first check; it is handed what is here
 * already, so that no bundler splits the first load for its sake.
 */
export function createNameCheck<Names>(
  environment: Environment,
  load: (tokens: readonly Token[]) => Promise<Names>,
): NameCheck<Names> {
  let loading: Promise<Names> | undefined;
  return (check) => {
    if (environment === 'PROD') return;
    loading ??= load(TOKENS);
    // Advice that cannot be had is missed by nobody.
    loading.then(check, () => {});
  };
}
