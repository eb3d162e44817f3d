import type { ErrorCode } from '@grocer/foundation/contract';
import { contentText } from '../../core/content/rules.ts';
import type { StringTable } from '../../core/content/rules.ts';
import type { GeoPoint, ModalityOptions, ModalityPreference } from '@grocer/foundation/domain';

/** Where a search looked for modalities and stores. */
export type Near =
  | { readonly by: 'postalCode'; readonly zip: string }
  | { readonly by: 'geolocation'; readonly point: GeoPoint };

/** The results of a search. Their order does not change while the window is open. */
export interface Found {
  readonly near: Near;
  readonly options: ModalityOptions;
  /** The store in use at the time of the search. */
  readonly currentId: string | undefined;
  /** The stores used before, if the shopper has not searched: recent mode [F-2.25]. */
  readonly recentIds: readonly string[];
}

/** The reasons why a search has no results [F-8.7] to [F-8.9]. */
export type SearchProblem = 'bad-zip' | 'no-stores' | 'service' | 'offline';

/** The state of a search [F-4.17]. */
export type Results =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly found: Found }
  | { readonly phase: 'failed'; readonly problem: SearchProblem };

/** Returns the store ids in a list of preferences. */
export const storeIdsOf = (preferences: readonly ModalityPreference[]): readonly string[] =>
  preferences.flatMap(({ destination }) => (destination.kind === 'store' ? [destination.locationId] : []));

/** Maps the error code of a refused search to the problem that shoppers see [F-8.7]. */
export function problemOf(code: ErrorCode): 'no-stores' | 'bad-zip' | 'service' {
  if (code === 'no_stores_found') return 'no-stores';
  return code === 'postal_code_invalid' ? 'bad-zip' : 'service';
}

/** Returns the facts in the text tables, in the order of their keys [F-2.11]. */
export const factsOf = (tables: readonly StringTable[]): readonly string[] => {
  const keys = new Set(tables.flatMap((table) => Object.keys(table)));
  return [...keys]
    .filter((key) => key.startsWith('didYouKnow.'))
    .toSorted()
    .map((key) => contentText(tables, key, ''))
    .filter((fact) => fact !== '');
};

/** Returns true when the banner's own fulfilment centre can deliver. */
export const hasCentre = ({ options }: ModalityOptions): boolean =>
  options.DELIVERY.some(({ fulfilment }) => fulfilment.some(({ kind }) => kind === 'centre'));
