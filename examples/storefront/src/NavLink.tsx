import type { MouseEvent, ReactNode } from 'react';
import { go, usePath } from './use-path.ts';

interface NavLinkProps {
  readonly to: string;
  /** Classes, for a link that looks otherwise. */
  readonly look?: string;
  /** Its name, where what is in it may be hidden. */
  readonly label?: string;
  /** Asked before it is followed, where something has to be known first; a click alone asks. */
  readonly mayFollow?: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** A link to another page of the shop. */
export function NavLink({ to, look, label, mayFollow, children }: NavLinkProps): ReactNode {
  const isHere = usePath() === to;
  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!mayFollow) return go(to);
    void mayFollow().then((may) => may && go(to));
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
