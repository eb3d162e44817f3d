import type { ErrorCode } from '@grocer/foundation/contract';
import { contentText } from '../../core/content/rules.ts';
import type { StringTable } from '../../core/content/rules.ts';
import type { GeoPoint, ModalityOptions, ModalityPreference } from '@grocer/foundation/domain';

/** Where ways to shop were looked for. */
export type Near =
  | { readonly by: 'postalCode'; readonly zip: string }
  | { readonly by: 'geolocation'; readonly point: GeoPoint };

/** What a search has found. Its order stays as it is for as long as the window is open. */
export interface Found {
  readonly near: Near;
  readonly options: ModalityOptions;
  /** The store in use when it was found. */
  readonly currentId: string | undefined;
  /** Stores that the shopper used before, where they have not searched themselves: recent mode [F-2.25]. */
  readonly recentIds: readonly string[];
}

/** Why there are no ways to shop [F-8.7] to [F-8.9]. */
export type SearchProblem = 'bad-zip' | 'no-stores' | 'service' | 'offline';

/** How far a search has come [F-4.17]. */
export type Results =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly found: Found }
  | { readonly phase: 'failed'; readonly problem: SearchProblem };

/** The stores that preferences speak of. */
export const storeIdsOf = (preferences: readonly ModalityPreference[]): readonly string[] =>
  preferences.flatMap(({ destination }) => (destination.kind === 'store' ? [destination.locationId] : []));

/** What a refused search is to the shopper: no stores, a ZIP code that is none, or the service's failure [F-8.7]. */
export function problemOf(code: ErrorCode): 'no-stores' | 'bad-zip' | 'service' {
  if (code === 'no_stores_found') return 'no-stores';
  return code === 'postal_code_invalid' ? 'bad-zip' : 'service';
}

/** What the tables of words say that shoppers may not know, in the order of their keys [F-2.11]. */
export const factsOf = (tables: readonly StringTable[]): readonly string[] => {
  const keys = new Set(tables.flatMap((table) => Object.keys(table)));
  return [...keys]
    .filter((key) => key.startsWith('didYouKnow.'))
    .toSorted()
    .map((key) => contentText(tables, key, ''))
    .filter((fact) => fact !== '');
};

/** Is there a centre of the banner's own that delivers? */
export const hasCentre = ({ options }: ModalityOptions): boolean =>
  options.DELIVERY.some(({ fulfilment }) => fulfilment.some(({ kind }) => kind === 'centre'));
