import { useCallback, useEffect, useState } from 'react';

/** A part of an SDK that is loaded when it is wanted. */
export type Chunk<Loaded> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ready'; readonly loaded: Loaded }
  | { readonly phase: 'failed'; readonly retry: () => void };

/**
 * Loads a chunk once it is wanted. Not `lazy`: React holds back what a Suspense boundary reveals for 300 ms,
 * which a shopper who has pressed a button would wait for, even when the chunk is long there.
 */
export function useChunk<Loaded>(load: () => Promise<Loaded>, isWanted: boolean): Chunk<Loaded> {
  const [chunk, setChunk] = useState<Chunk<Loaded>>({ phase: 'waiting' });
  const retry = useCallback(() => setChunk({ phase: 'waiting' }), []);
  const isNeeded = isWanted && chunk.phase === 'waiting';
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    load().then(
      (loaded) => isOver || setChunk({ phase: 'ready', loaded }),
      () => isOver || setChunk({ phase: 'failed', retry }),
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, load, retry]);
  return chunk;
}
