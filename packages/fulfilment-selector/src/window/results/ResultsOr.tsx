import { AnnouncedNotice, RetryNotice, Skeleton, SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useContent, useSelectorActions, useSelectorStore, useText } from '../../core/context.tsx';
import { resultMessages } from './messages.ts';
import type { SearchProblem } from './rules.ts';
import { useLate } from './use-late.ts';

/** Skeletons of cards that are loading. */
function LoadingCards(): ReactNode {
  const text = useText('results', resultMessages);
  const isLate = useLate(true);
  return (
    <div className="grocer-results" aria-busy="true" data-part="loading">
      {isLate &&
        [0, 1, 2].map((card) => (
          <div key={card} className="grocer-card-frame">
            <Skeleton width={12} />
            <Skeleton width={16} />
            <Skeleton width={8} />
          </div>
        ))}
      <SlowStatus text={text.loading} />
    </div>
  );
}

/** The error state of a search, with a retry if that can help [F-8.7] to [F-8.9]. */
function Problem({ problem }: { readonly problem: SearchProblem }): ReactNode {
  const text = useText('results', resultMessages);
  const content = useContent();
  const { searchAgain } = useSelectorActions();
  // The ZIP code field shows this error itself.
  if (problem === 'bad-zip') return null;
  if (problem === 'no-stores') {
    const said = content('stores.none.service', text.noStores);
    return <AnnouncedNotice tone="warning" part="no-stores" text={said} />;
  }
  const words = problem === 'offline' ? text.offline : text.failed;
  return (
    <RetryNotice part="search-failed" text={words} retry={text.retry} onRetry={() => void searchAgain()} />
  );
}

/** The results of a search, or its loading, error or empty state [F-4.17]. */
export function ResultsOr({ children }: { readonly children: ReactNode }): ReactNode {
  const text = useText('results', resultMessages);
  const results = useSelectorStore((state) => state.results);
  const isStarting = useSelectorStore(({ start }) => start.phase === 'loading');
  if (isStarting || results.phase === 'loading') return <LoadingCards />;
  if (results.phase === 'failed') return <Problem problem={results.problem} />;
  if (results.phase === 'idle') return <p className="grocer-small">{text.prompt}</p>;
  return children;
}
