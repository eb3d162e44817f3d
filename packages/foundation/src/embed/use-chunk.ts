import { useCallback, useEffect, useState } from 'react';

/** Loads a part of an SDK. */
export interface Load<Part> {
  (): Promise<Part>;
  /** What has come: whoever wants it next shows it at once, without a promise to wait for. */
  arrived?: Part;
}

/** How browsers name the address that could not be imported; Safari names none, and so stays refused. */
const FAILED = /dynamically imported module: (\S+)$/;

/**
 * Loads a part when it is first asked for, and again after it has failed. Browsers of before autumn 2026 keep in mind that an address could not
 * be imported and refuse it from then on (whatwg/html#6768); with another fragment the same file is another module to
 * them. What the file itself imports, and could not be had either, stays refused.
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

/** A part of an SDK that is loaded when it is wanted. */
export type Chunk<Loaded> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ready'; readonly loaded: Loaded }
  | { readonly phase: 'failed'; readonly retry: () => void };

/**
 * Loads a chunk once it is wanted. Not `lazy`: React holds back what a Suspense boundary reveals for 300 ms,
 * which a shopper who has pressed a button would wait for, even when the chunk is long there.
 */
export function useChunk<Loaded>(load: Load<Loaded>, isWanted: boolean): Chunk<Loaded> {
  const [chunk, setChunk] = useState<Chunk<Loaded>>({ phase: 'waiting' });
  const retry = useCallback(() => setChunk({ phase: 'waiting' }), []);
  // It may have come to somebody else, after it failed here.
  if (isWanted && load.arrived && chunk.phase !== 'ready') setChunk({ phase: 'ready', loaded: load.arrived });
  // Whoever wants it the next time tries again.
  if (!isWanted && chunk.phase === 'failed') retry();
  const isNeeded = isWanted && chunk.phase === 'waiting';
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    load().then(
      (loaded) => setChunk({ phase: 'ready', loaded }),
      () => isOver || setChunk({ phase: 'failed', retry }),
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, load, retry]);
  return chunk;
}
