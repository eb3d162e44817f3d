import type { Chunk } from '@grocer/foundation/embed';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { BrokenPart } from '../Guarded.tsx';
import { useSelectorStore } from '../selector-context.tsx';
import type { loadStores } from './load-stores.ts';
import { ResultsOr } from './ResultsOr.tsx';
import type { StoreModality } from './StoreCard.tsx';

interface StoreListProps {
  readonly modality: StoreModality;
  /** What shows them, which outlives a change of tabs. */
  readonly part: Chunk<Awaited<ReturnType<typeof loadStores>>>;
}

/** The stores for one way of shopping, or how far the search has come [F-2.25] to [F-2.27]. */
export function StoreList({ modality, part }: StoreListProps): ReactNode {
  const { locale } = useSelectorStore(({ settings }) => settings);
  const results = useSelectorStore((state) => state.results);
  const late = part.phase === 'ready' ? part.loaded : undefined;
  // Made before there is anything to find, since the first format of a page takes its time.
  const distanceOf = useMemo(() => late?.createDistances(locale), [late, locale]);
  return (
    <ResultsOr isWaiting={part.phase === 'waiting'}>
      {part.phase === 'failed' && <BrokenPart onRetry={part.retry} />}
      {late && distanceOf && results.phase === 'ready' && (
        <late.Stores key={modality} found={results.found} modality={modality} distanceOf={distanceOf} />
      )}
    </ResultsOr>
  );
}
