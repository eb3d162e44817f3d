import type { MouseEvent, ReactNode } from 'react';
import { go, usePath } from './use-path.ts';

interface NavLinkProps {
  readonly to: string;
  /** Classes, for a link that looks otherwise. */
  readonly look?: string;
  /** Its name, where what is in it may be hidden. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to another page of the shop. */
export function NavLink({ to, look, label, children }: NavLinkProps): ReactNode {
  const isHere = usePath() === to;
  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(to);
  }
  return (
    <a
      href={to}
      className={look}
      aria-label={label}
      aria-current={isHere ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
