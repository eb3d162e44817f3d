import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AddressContext, onNavigation } from './use-path.ts';
import type { Address } from './use-path.ts';

const here = (isOwn: boolean): Address => ({ path: location.pathname, search: location.search, isOwn });

/**
 * Provides the address of the page that is shown. A new page is rendered in a transition: the press that led to
 * it is answered by a paint meanwhile.
 */
export function AddressProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [address, setAddress] = useState(() => here(false));
  const { path, isOwn } = address;
  const shown = useRef(path);
  // Pages navigate in their effects, which run later than this one.
  useLayoutEffect(
    () =>
      onNavigation((isByShop) => {
        const next = here(isByShop);
        if (next.path === shown.current) setAddress(next);
        else startTransition(() => setAddress(next));
      }),
    [],
  );
  useLayoutEffect(() => {
    if (path === shown.current) return;
    shown.current = path;
    // A new page starts at its top, as a new document does.
    if (isOwn) window.scrollTo(0, 0);
  }, [path, isOwn]);
  return <AddressContext.Provider value={address}>{children}</AddressContext.Provider>;
}
