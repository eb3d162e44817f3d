import type { ErrorCode } from '@grocer/foundation/contract';
import { contentText } from '../content/rules.ts';
import type { StringTable } from '../content/rules.ts';
import type {
  GeoPoint,
  Modality,
  ModalityOptions,
  ModalityPreference,
  StoreResult,
} from '@grocer/foundation/domain';

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
export type SearchProblem = 'bad-zip' | 'no-stores' | 'service';

/** How far a search has come [F-4.17]. */
export type Results =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly found: Found }
  | { readonly phase: 'failed'; readonly problem: SearchProblem };

/** Stores under one heading [F-2.25]. */
export interface StoreGroup {
  readonly heading: 'current' | 'more' | 'recent';
  readonly stores: readonly StoreResult[];
}

/** The stores at which a way of shopping is offered, nearest first. */
export function storesFor({ options, stores }: ModalityOptions, modality: Modality): readonly StoreResult[] {
  const offered = new Set(
    options[modality].flatMap(({ destination }) =>
      destination.kind === 'store' ? [destination.locationId] : [],
    ),
  );
  return stores.filter(({ locationId }) => offered.has(locationId));
}

const HEADINGS = ['current', 'recent', 'more'] as const;

/** The store in use first, in recent mode those that were used before, then the others [F-2.25]. */
export function groupsOf(
  { options, currentId, recentIds }: Found,
  modality: Modality,
): readonly StoreGroup[] {
  const stores = storesFor(options, modality);
  function headingOf({ locationId }: StoreResult): StoreGroup['heading'] {
    if (locationId === currentId) return 'current';
    return recentIds.includes(locationId) ? 'recent' : 'more';
  }
  return HEADINGS.map((heading) => ({
    heading,
    stores: stores.filter((store) => headingOf(store) === heading),
  })).filter((group) => group.stores.length > 0);
}

/** The groups as far as `count` stores reach, and how many there are in all. */
export function firstStores(
  groups: readonly StoreGroup[],
  count: number,
): { readonly groups: readonly StoreGroup[]; readonly total: number } {
  let left = count;
  const cut = groups.map((group) => {
    const stores = group.stores.slice(0, left);
    left -= stores.length;
    return { ...group, stores };
  });
  const total = groups.reduce((sum, { stores }) => sum + stores.length, 0);
  return { groups: cut.filter(({ stores }) => stores.length > 0), total };
}

/** The stores that preferences speak of. */
export const storeIdsOf = (preferences: readonly ModalityPreference[]): readonly string[] =>
  preferences.flatMap(({ destination }) => (destination.kind === 'store' ? [destination.locationId] : []));

/** What a refused search is to the shopper: no stores, a ZIP code that is none, or the service's failure [F-8.7]. */
export function problemOf(code: ErrorCode): 'no-stores' | 'bad-zip' | 'service' {
  if (code === 'no_stores_found') return 'no-stores';
  return code === 'postal_code_invalid' ? 'bad-zip' : 'service';
}

/** What a store's door says after the word for open or closed, which a service's own text may begin with [F-2.26]. */
export const hoursAfter = (openText: string, word: string): string =>
  openText.toLowerCase().startsWith(`${word.toLowerCase()} `) ? openText.slice(word.length + 1) : openText;

/** What the tables of words say that shoppers may not know, in the order of their keys [F-2.11]. */
export const factsOf = (tables: readonly StringTable[]): readonly string[] => {
  const keys = new Set(tables.flatMap((table) => Object.keys(table)));
  return [...keys]
    .filter((key) => key.startsWith('didYouKnow.'))
    .toSorted()
    .map((key) => contentText(tables, key, ''))
    .filter((fact) => fact !== '');
};
