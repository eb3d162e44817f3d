import { AfterPaint, LiveRegion, RetryNotice } from '@grocer/foundation/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { cardMessages } from '../messages.ts';
import { useText } from '../../core/context.tsx';
import { useNotice } from './use-notice.ts';

/** Shown when the chunk with the notice's text cannot be loaded. */
function Untold({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const text = useText('cards', cardMessages);
  return <RetryNotice part="notice" text={text.broken} retry={text.retry} onRetry={onRetry} />;
}

/** Returns a number that changes with each notice, so that the same text shown twice gets a new timer. */
function useTurn(notice: object | undefined): number {
  const [last, setLast] = useState({ notice, turn: 0 });
  if (last.notice === notice) return last.turn;
  setLast({ notice, turn: last.turn + 1 });
  return last.turn + 1;
}

/** Notices about the whole list: a success is dismissed after a while, a problem with the next action. */
export function ListNotices(): ReactNode {
  const { notice, words } = useNotice();
  const turn = useTurn(notice);
  const isReady = words.phase === 'ready';
  return (
    <div className="grocer-cards-notice">
      <LiveRegion>
        {isReady && notice?.tone === 'success' && (
          <AfterPaint key={turn}>
            <words.loaded.SuccessNotice {...notice} />
          </AfterPaint>
        )}
      </LiveRegion>
      {isReady && notice?.tone === 'danger' && <words.loaded.ListProblem about={notice.about} />}
      {notice && words.phase === 'failed' && <Untold onRetry={words.retry} />}
    </div>
  );
}
