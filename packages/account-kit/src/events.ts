import type { GrocerError } from '@grocer/foundation/http';

/** What happens in the account, as its host hears of it. */
export interface AccountEvents {
  /** The account never became usable. */
  'load:failed': { error: GrocerError };
  /** Everything else that went wrong. */
  error: { error: GrocerError };
}
