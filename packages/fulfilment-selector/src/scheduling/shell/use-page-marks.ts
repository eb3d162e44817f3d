import { useEffect } from 'react';

/** Names the document while the page is on, and keeps it out of search engines [F-2.70] [F-6.8]. */
export function usePageMarks(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // Whoever came next may have named it already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
  useEffect(() => {
    const mark = document.createElement('meta');
    mark.name = 'robots';
    mark.content = 'noindex, nofollow';
    document.head.append(mark);
    return () => mark.remove();
  }, []);
}
