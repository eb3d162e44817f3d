import type { MouseEvent, ReactNode } from 'react';
import { go, usePath } from './use-path.ts';

/** A link to another page of the shop. */
export function NavLink({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactNode {
  const isHere = usePath() === to;
  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(to);
  }
  return (
    <a href={to} aria-current={isHere ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
