/** What a host knows of the shopper's membership. */
export interface Membership {
  /** BST, HTEL, BSTL or HTPL. */
  readonly planCode?: string;
  /** The name of the plan. */
  readonly planName?: string;
  /** ACTIVE for a membership that holds. */
  readonly status?: string;
}

/** The name of the plan that older services send instead of a status [F-6.4]. */
const LEGACY_PLAN = 'Boost';

/** Does the shopper hold a membership: an active one, or by its old name where a host still goes by that? */
export const isMember = (membership: Membership | undefined, goesByName = false): boolean =>
  membership?.status === 'ACTIVE' || (goesByName && membership?.planName === LEGACY_PLAN);
