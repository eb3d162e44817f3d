import type { Chunk } from '@grocer/foundation/embed';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { loadActions } from '../../lazy.ts';
import { useChunk } from '@grocer/foundation/embed';
import { useSelectorStore } from '../../core/context.tsx';

/** What shows news, which outlives a change of views. */
export type NewsPart = Chunk<Awaited<ReturnType<typeof loadActions>>>;

/** Loads it once there is news. */
export const useNewsPart = (): NewsPart =>
  useChunk(
    loadActions,
    useSelectorStore(({ otherChoice }) => otherChoice !== undefined),
  );

/** Says that the shopper has chosen otherwise elsewhere; nothing changes here before they say so. */
export function OtherTabs({ part }: { readonly part: NewsPart }): ReactNode {
  const isNews = useSelectorStore(({ otherChoice }) => otherChoice !== undefined);
  const place = useRef<HTMLDivElement>(null);
  return (
    // There before its words are, and in nobody's way while it has none to show.
    <div ref={place} role="status" className={isNews ? undefined : 'grocer-hidden'}>
      {isNews && part.phase === 'ready' && <part.loaded.OtherTabsNotice place={place} />}
    </div>
  );
}
