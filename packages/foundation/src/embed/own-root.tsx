import { createContext } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { newId } from '../http/new-id.ts';

/** How to close the layers that a mount has opened; those of a host's own React close with its components. */
export const LayersContext = createContext<Set<() => void> | undefined>(undefined);

/** Renders what `mount()` shows in a React root of its own. Returns how to take it away again, at once. */
export function renderInOwnRoot(content: ReactNode): () => void {
  const layers = new Set<() => void>();
  // What a boundary catches is told by an event; the page's console stays the host's.
  const root = createRoot(document.createElement('div'), {
    onCaughtError: () => {},
    identifierPrefix: `grocer-${newId()}-`,
  });
  root.render(<LayersContext.Provider value={layers}>{content}</LayersContext.Provider>);
  return () => {
    for (const close of layers) close();
    // A host may be in the middle of its own React's work, as in an effect's cleanup: roots must not go then.
    queueMicrotask(() => root.unmount());
  };
}
