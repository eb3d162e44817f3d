import { LiveRegion, RetryNotice } from '@grocer/foundation/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { cardMessages } from '../messages.ts';
import { useText } from '../../core/context.tsx';
import { useNotice } from './use-notice.ts';

/** The words for what happened could not be had. */
function Untold({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const text = useText('cards', cardMessages);
  return <RetryNotice part="notice" text={text.broken} retry={text.retry} onRetry={onRetry} />;
}

/** A number for each notice: the same words told twice are two notices, each with its own time. */
function useTurn(notice: object | undefined): number {
  const [last, setLast] = useState({ notice, turn: 0 });
  if (last.notice === notice) return last.turn;
  setLast({ notice, turn: last.turn + 1 });
  return last.turn + 1;
}

/** What there is to tell of the list as a whole: a success for a while, a problem until something is done. */
export function ListNotices(): ReactNode {
  const { notice, words } = useNotice();
  const turn = useTurn(notice);
  const isReady = words.phase === 'ready';
  return (
    <div className="grocer-cards-notice">
      {/* There before its words are, or they would not be announced. */}
      <LiveRegion>
        {isReady && notice?.tone === 'success' && <words.loaded.SuccessNotice key={turn} {...notice} />}
      </LiveRegion>
      {isReady && notice?.tone === 'danger' && <words.loaded.ListProblem about={notice.about} />}
      {notice && words.phase === 'failed' && <Untold onRetry={words.retry} />}
    </div>
  );
}
