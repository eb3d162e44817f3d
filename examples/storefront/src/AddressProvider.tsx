import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createScrollKeeper } from './scroll-keeper.ts';
import { AddressContext, LINK, onNavigation } from './use-path.ts';
import type { Address } from './use-path.ts';

const here = (isOwn: boolean): Address => ({ path: location.pathname, search: location.search, isOwn });

/** Returns a text that identifies a page: its path, and the view of the account that the query opens. */
const pageAt = ({ path, search }: Address): string => [path, new URLSearchParams(search).get(LINK)].join(' ');

/**
 * Provides the address of the page that is shown. A new page is rendered in a transition: the press that led to
 * it is answered by a paint meanwhile.
 */
export function AddressProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [address, setAddress] = useState(() => here(false));
  const shown = useRef(pageAt(address));
  const [keeper] = useState(createScrollKeeper);
  useLayoutEffect(() => keeper.watch(), [keeper]);
  // Pages navigate in their effects, which run later than this one.
  useLayoutEffect(
    () =>
      onNavigation((isByShop) => {
        const next = here(isByShop);
        keeper.take(isByShop);
        if (pageAt(next) === shown.current) setAddress(next);
        else startTransition(() => setAddress(next));
      }),
    [keeper],
  );
  useLayoutEffect(() => {
    const page = pageAt(address);
    const isNew = page !== shown.current;
    shown.current = page;
    if (!address.isOwn) keeper.restore();
    // A new page starts at its top, as a new document does.
    else if (isNew) window.scrollTo(0, 0);
  }, [address, keeper]);
  return <AddressContext.Provider value={address}>{children}</AddressContext.Provider>;
}
