import { PageLink } from '@grocer/foundation/embed';
import { Icon } from '@grocer/foundation/ui';
import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { navigationMessages } from './messages.ts';
import type { NavLink } from './rules.ts';

const partOf = ({ label }: NavLink): string => `nav-${typeof label === 'string' ? label : 'extra'}`;

interface NavItemProps {
  readonly link: NavLink;
  readonly className: string;
  /** True if the link leads to the current page. */
  readonly isCurrent?: boolean;
}

/** A link to a page of the account, or to another site. */
export function NavItem({ link, className, isCurrent = false }: NavItemProps): ReactNode {
  const text = useText('navigation', navigationMessages);
  const { label, to, isExternal } = link;
  const words = typeof label === 'string' ? text.pages[label] : label.own;
  const look = { className, part: partOf(link), to };
  if (!isExternal)
    return (
      <PageLink {...look} current={isCurrent ? 'page' : undefined}>
        {words}
      </PageLink>
    );
  return (
    <a className={look.className} data-part={look.part} href={to} rel="noopener">
      {words} <span className="grocer-hidden">{text.external}</span>
      <Icon of={ExternalLink} size={12} />
    </a>
  );
}
