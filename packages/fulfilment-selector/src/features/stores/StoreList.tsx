import { createDistances } from '@grocer/foundation/embed';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSelectorStore } from '../../core/context.tsx';
import { ResultsOr } from '../../window/results/ResultsOr.tsx';
import type { StoreModality } from './StoreCard.tsx';
import { Stores } from './Stores.tsx';

/** The stores for one way of shopping, or how far the search has come [F-2.25] to [F-2.27]. */
export function StoreList({ modality }: { readonly modality: StoreModality }): ReactNode {
  const { locale } = useSelectorStore(({ settings }) => settings);
  const results = useSelectorStore((state) => state.results);
  // Made before there is anything to find, since the first format of a page takes its time.
  const distanceOf = useMemo(() => createDistances(locale), [locale]);
  return (
    <ResultsOr>
      {results.phase === 'ready' && (
        <Stores key={modality} found={results.found} modality={modality} distanceOf={distanceOf} />
      )}
    </ResultsOr>
  );
}
