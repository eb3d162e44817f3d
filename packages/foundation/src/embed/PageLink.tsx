import type { MouseEvent, ReactNode } from 'react';
import { useEmbed } from './embed-context.tsx';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

interface PageLinkProps {
  readonly to: string;
  readonly part: string;
  /** Default: quiet. */
  readonly kind?: 'primary' | 'quiet';
  /** Default: that of a button. */
  readonly className?: string;
  /** Names the link where its content does not. */
  readonly label?: string;
  /** That it leads to the page that is on. */
  readonly current?: 'page' | undefined;
  readonly children: ReactNode;
}

// [F-2.1]
/** Leads to a page of the host: by the host's own navigation, unless the shopper wants another tab. */
export function PageLink({
  to,
  part,
  kind = 'quiet',
  className = 'grocer-button',
  label,
  current,
  children,
}: PageLinkProps): ReactNode {
  const { navigation } = useEmbed();
  function follow(event: MouseEvent): void {
    if (!navigation || !isPlain(event)) return;
    event.preventDefault();
    navigation.navigate(to);
  }
  return (
    <a
      className={className}
      data-kind={kind}
      data-part={part}
      aria-label={label}
      aria-current={current}
      href={to}
      onClick={follow}
    >
      {children}
    </a>
  );
}
