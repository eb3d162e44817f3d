import type { MouseEvent, ReactNode } from 'react';
import { useSelectorCore } from '../core/context.tsx';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

interface PageLinkProps {
  readonly to: string;
  readonly part: string;
  /** Names the link where its content does not. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to a page of the host: by the host's own navigation, unless the shopper wants another tab [F-2.1]. */
export function PageLink({ to, part, label, children }: PageLinkProps): ReactNode {
  const { config } = useSelectorCore();
  function follow(event: MouseEvent): void {
    if (!config.navigation || !isPlain(event)) return;
    event.preventDefault();
    config.navigation.navigate(to);
  }
  return (
    <a
      className="grocer-button"
      data-kind="quiet"
      data-part={part}
      aria-label={label}
      href={to}
      onClick={follow}
    >
      {children}
    </a>
  );
}
