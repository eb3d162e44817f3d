import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { SEARCH, searchPath } from '../paths.ts';
import { go, usePath, useQuery } from '../use-path.ts';

/** Opens the search results for the submitted text. */
function find(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  const text = new FormData(event.currentTarget).get('q');
  const words = typeof text === 'string' ? text.trim() : '';
  if (words !== '') go(searchPath(words));
}

/** Search form for products, by words or by the code on their package. */
export function SearchBox(): ReactNode {
  const isHere = usePath() === SEARCH;
  const asked = useQuery('q');
  const value = isHere ? (asked ?? '') : '';
  const field = useRef<HTMLInputElement>(null);
  // The field is not remounted, so that it keeps the focus after a search.
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return (
    <form role="search" aria-label="Products" className="find" action={SEARCH} onSubmit={find}>
      <Search size={20} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Search groceries"
        defaultValue={value}
        enterKeyHint="search"
        maxLength={120}
      />
    </form>
  );
}
