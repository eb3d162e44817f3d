import { createContext } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { newId } from '../http/new-id.ts';
import type { InlinePlace } from './claim.ts';

/** How to close the layers that a mount has opened; those of a host's own React close with its components. */
export const LayersContext = createContext<Set<() => void> | undefined>(undefined);

interface OwnRoot {
  /** The element of ours in the page, where there is one. */
  readonly place: InlinePlace | undefined;
  /** Takes part in what is shown, which then lives. Returns how to leave. */
  readonly retain: () => () => void;
  readonly content: ReactNode;
}

/** Renders what `mount()` shows in a React root of its own. Returns how to take it away again, at once. */
export function renderInOwnRoot({ place, retain, content }: OwnRoot): () => void {
  const layers = new Set<() => void>();
  // What a boundary catches is told by an event; the page's console stays the host's.
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
    // A host may be in the middle of its own React's work, as in an effect's cleanup: roots must not go then.
    queueMicrotask(() => root.unmount());
  };
}
