import { useEffect } from 'react';
import type { RefObject } from 'react';

function nameIt(page: Document, title: string): () => void {
  const before = page.title;
  page.title = title;
  return () => {
    // A later part may have set its own title already.
    if (page.title === title) page.title = before;
  };
}

/** Sets the title of the part's document while the part is mounted. */
export function usePageTitle(part: RefObject<HTMLElement | null>, title: string): void {
  useEffect(() => (part.current ? nameIt(part.current.ownerDocument, title) : undefined), [part, title]);
}
