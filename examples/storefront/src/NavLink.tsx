import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { go, hrefOf, usePath, useSearch } from './use-path.ts';

interface NavLinkProps {
  readonly to: string;
  /** Class name, for a link with another look. */
  readonly look?: string;
  /** Accessible name, for a link whose text may be hidden. */
  readonly label?: string;
  /** Id of the element that describes the link. */
  readonly describedBy?: string | undefined;
  /** Called before a plain click is followed; the link is followed only if it resolves with true. */
  readonly mayFollow?: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** A link to another page of the shop. */
export function NavLink({ to, look, label, describedBy, mayFollow, children }: NavLinkProps): ReactNode {
  const isHere = usePath() === to;
  // A new tab or a copied link keeps the banner as well.
  const href = hrefOf(to, useSearch());
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
    // The shopper may have navigated elsewhere while `ask` was pending.
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
      href={href}
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
