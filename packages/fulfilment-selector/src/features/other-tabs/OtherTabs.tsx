import type { Chunk } from '@grocer/foundation/embed';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { loadActions } from '../../lazy.ts';
import { useChunk } from '@grocer/foundation/embed';
import { useSelectorStore } from '../../core/context.tsx';

/** The chunk that renders the news. It is held outside of the views, which change. */
export type NewsPart = Chunk<Awaited<ReturnType<typeof loadActions>>>;

/** Loads the chunk once there is news. */
export const useNewsPart = (): NewsPart =>
  useChunk(
    loadActions,
    useSelectorStore(({ otherChoice }) => otherChoice !== undefined),
  );

/** Says that the shopper's choice was changed elsewhere. Nothing changes here until the shopper agrees. */
export function OtherTabs({ part }: { readonly part: NewsPart }): ReactNode {
  const isNews = useSelectorStore(({ otherChoice }) => otherChoice !== undefined);
  const place = useRef<HTMLDivElement>(null);
  return (
    // A live region has to exist before its text. Hidden while it is empty.
    <div ref={place} role="status" className={isNews ? undefined : 'grocer-hidden'}>
      {isNews && part.phase === 'ready' && <part.loaded.OtherTabsNotice place={place} />}
    </div>
  );
}
