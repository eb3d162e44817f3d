import type { MouseEvent, ReactNode } from 'react';
import { useEmbed } from './embed-context.tsx';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

interface PageLinkProps {
  readonly to: string;
  readonly part: string;
  /** Default: quiet. */
  readonly kind?: 'primary' | 'quiet';
  /** Default: the class of a button. */
  readonly className?: string;
  /** Accessible name, if the content is not enough. */
  readonly label?: string;
  /** Marks the link to the current page. */
  readonly current?: 'page' | undefined;
  readonly children: ReactNode;
}

// [F-2.1]
/** A link to a page of the host. Uses the host's own navigation, unless the shopper opens it in a new tab. */
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
