import { createContext } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { newId } from '../http/new-id.ts';
import type { InlinePlace } from './claim.ts';

/**
 * Close functions of the layers that a mount has opened. In a host's own React tree, layers close with their
 * components.
 */
export const LayersContext = createContext<Set<() => void> | undefined>(undefined);

interface OwnRoot {
  /** The mount's element in the page, if there is one. */
  readonly place: InlinePlace | undefined;
  /** Acquires the core; returns a function that releases it. */
  readonly retain: () => () => void;
  readonly content: ReactNode;
}

/** Renders the content of `mount()` in its own React root. Returns a function that removes it immediately. */
export function renderInOwnRoot({ place, retain, content }: OwnRoot): () => void {
  const layers = new Set<() => void>();
  // Caught errors are reported as events, so React must not log them to the host's console.
  const root = createRoot(document.createElement('div'), {
    onCaughtError: () => {},
    identifierPrefix: `grocer-${newId()}-`,
  });
  const release = retain();
  root.render(<LayersContext.Provider value={layers}>{content}</LayersContext.Provider>);
  return () => {
    release();
    for (const close of layers) close();
    place?.remove();
    // The host may be inside its own React work, such as an effect's cleanup, when a root must not be
    // unmounted.
    queueMicrotask(() => root.unmount());
  };
}
