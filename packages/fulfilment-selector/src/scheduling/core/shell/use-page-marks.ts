import { usePageTitle } from '@grocer/foundation/embed';
import { useEffect } from 'react';
import type { RefObject } from 'react';

function keepOutOfSearch(page: Document): () => void {
  const mark = page.createElement('meta');
  mark.name = 'robots';
  mark.content = 'noindex, nofollow';
  page.head.append(mark);
  return () => mark.remove();
}

/** Sets the document's title while the page is mounted; keeps it out of search engines [F-2.70] [F-6.8]. */
export function usePageMarks(part: RefObject<HTMLElement | null>, title: string): void {
  usePageTitle(part, title);
  useEffect(() => (part.current ? keepOutOfSearch(part.current.ownerDocument) : undefined), [part]);
}
