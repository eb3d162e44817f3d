import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { go, usePath } from './use-path.ts';

interface NavLinkProps {
  readonly to: string;
  /** Classes, for a link that looks otherwise. */
  readonly look?: string;
  /** Its name, where what is in it may be hidden. */
  readonly label?: string;
  /** The id of what says more of it. */
  readonly describedBy?: string | undefined;
  /** Asked before it is followed, where something has to be known first; a click alone asks. */
  readonly mayFollow?: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** A link to another page of the shop. */
export function NavLink({ to, look, label, describedBy, mayFollow, children }: NavLinkProps): ReactNode {
  const isHere = usePath() === to;
  const isAsking = useRef(false);
  const [isBusy, setBusy] = useState(false);
  async function askAndFollow(ask: () => Promise<boolean>): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    setBusy(true);
    const here = location.href;
    const may = await ask();
    isAsking.current = false;
    setBusy(false);
    // Whoever has gone elsewhere meanwhile is where they wanted to be.
    if (may && location.href === here) go(to);
  }
  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (mayFollow) void askAndFollow(mayFollow);
    else go(to);
  }
  return (
    <a
      href={to}
      className={look}
      aria-label={label}
      aria-describedby={describedBy}
      aria-current={isHere ? 'page' : undefined}
      aria-busy={isBusy || undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
