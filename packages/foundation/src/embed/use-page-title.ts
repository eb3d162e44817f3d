import { useEffect } from 'react';
import type { RefObject } from 'react';

function nameIt(page: Document, title: string): () => void {
  const before = page.title;
  page.title = title;
  return () => {
    // Whoever came next may have named it already.
    if (page.title === title) page.title = before;
  };
}

/** Names the document that a part is in, for as long as the part is. */
export function usePageTitle(part: RefObject<HTMLElement | null>, title: string): void {
  useEffect(() => (part.current ? nameIt(part.current.ownerDocument, title) : undefined), [part, title]);
}
