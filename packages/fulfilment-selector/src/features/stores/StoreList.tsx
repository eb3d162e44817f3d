import { createDistances } from '@grocer/foundation/embed';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSelectorStore } from '../../core/context.tsx';
import { ResultsOr } from '../../window/results/ResultsOr.tsx';
import type { StoreModality } from './StoreCard.tsx';
import { Stores } from './Stores.tsx';

/** The stores for a modality, or the state of the search [F-2.25] to [F-2.27]. */
export function StoreList({ modality }: { readonly modality: StoreModality }): ReactNode {
  const { locale } = useSelectorStore(({ settings }) => settings);
  const results = useSelectorStore((state) => state.results);
  // Created before there are results, because the first number format of a page is slow.
  const distanceOf = useMemo(() => createDistances(locale), [locale]);
  return (
    <ResultsOr>
      {results.phase === 'ready' && (
        <Stores key={modality} found={results.found} modality={modality} distanceOf={distanceOf} />
      )}
    </ResultsOr>
  );
}
