import { useCallback, useEffect, useState } from 'react';

/** Loads a part of an SDK. */
export interface Load<Part> {
  (): Promise<Part>;
  /** The loaded part; later callers can render it synchronously. */
  arrived?: Part;
}

/** Browser messages that name the failed URL. Safari names none, so its imports cannot be retried. */
const FAILED = /dynamically imported module: (\S+)$/;

/**
 * Creates a function that loads a part on its first call, and again after a failure. Browsers before autumn
 * 2026 remember that a URL could not be imported and reject it from then on (whatwg/html#6768); with another
 * fragment, the same file counts as another module. Imports of the file itself that failed stay rejected.
 */
export function lazy<Part>(load: () => Promise<Part>): Load<Part> {
  let loading: Promise<Part> | undefined;
  let tries = 0;

  async function attempt(): Promise<Part> {
    try {
      return await load();
    } catch (error) {
      const [, address] = FAILED.exec(error instanceof Error ? error.message : '') ?? [];
      if (address === undefined) throw error;
      tries += 1;
      return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}#${tries}`);
    }
  }

  const ask: Load<Part> = async () => {
    loading ??= attempt().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return (ask.arrived = await loading);
  };
  return ask;
}

/** Time after which a chunk that the shopper waits for counts as failed, in ms. If it arrives later, it is shown. */
const LONGEST_MS = 10_000;

/** A lazily loaded part of an SDK. */
export type Chunk<Loaded> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ready'; readonly loaded: Loaded }
  | { readonly phase: 'failed'; readonly retry: () => void };

/**
 * Loads a chunk once it is wanted; `isAwaited` is false while nobody waits for it yet. Not React's `lazy`: React delays
 * the content of a Suspense boundary by 300 ms, even if the chunk is already loaded, and the shopper who pressed a
 * button would have to wait.
 */
export function useChunk<Loaded>(
  load: Load<Loaded>,
  isWanted: boolean,
  isAwaited: boolean = isWanted,
): Chunk<Loaded> {
  const [chunk, setChunk] = useState<Chunk<Loaded>>({ phase: 'waiting' });
  const retry = useCallback(() => setChunk({ phase: 'waiting' }), []);
  // Another component may have loaded the chunk after it failed here.
  if (isWanted && load.arrived && chunk.phase !== 'ready') setChunk({ phase: 'ready', loaded: load.arrived });
  const [wasAwaited, setWasAwaited] = useState(isAwaited);
  if (wasAwaited !== isAwaited) setWasAwaited(isAwaited);
  // Reset, so that the next request tries again; what failed before anybody waited is tried once more.
  if (chunk.phase === 'failed' && (!isWanted || (isAwaited && !wasAwaited))) retry();
  // The chunk itself: each retry is a new one, so that it asks again even while the last request fails.
  const waiting = isWanted && chunk.phase === 'waiting' ? chunk : undefined;
  useEffect(() => {
    if (!waiting) return undefined;
    let isOver = false;
    load().then(
      (loaded) => setChunk({ phase: 'ready', loaded }),
      () => isOver || setChunk({ phase: 'failed', retry }),
    );
    return () => {
      isOver = true;
    };
  }, [waiting, load, retry]);
  useEffect(() => {
    if (!waiting || !isAwaited) return undefined;
    const timer = setTimeout(() => setChunk({ phase: 'failed', retry }), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [waiting, isAwaited, retry]);
  return chunk;
}
