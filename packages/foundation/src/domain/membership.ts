/** The shopper's membership, as known to the host. */
export interface Membership {
  /** BST, HTEL, BSTL or HTPL. */
  readonly planCode?: string;
  /** Display name of the plan. */
  readonly planName?: string;
  /** "ACTIVE" for a valid membership. */
  readonly status?: string;
}

/** Plan name that older services send instead of a status [F-6.4]. */
const LEGACY_PLAN = 'Boost';

/** Returns true when the shopper has an active membership or, with `goesByName`, the legacy plan name. */
export const isMember = (membership: Membership | undefined, goesByName = false): boolean =>
  membership?.status === 'ACTIVE' || (goesByName && membership?.planName === LEGACY_PLAN);
