import { PageLink } from '@grocer/foundation/embed';
import { pageAddress } from '@grocer/foundation/domain';
import { BreadcrumbData, Icon } from '@grocer/foundation/ui';
import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { navigationMessages } from './messages.ts';
import { breadcrumbsOf } from './rules.ts';
import type { NavLink } from './rules.ts';

interface BreadcrumbsProps {
  readonly path: string;
  readonly links: readonly NavLink[];
  /** The banner's domain; empty if it has none. */
  readonly domain: string;
}

/** Breadcrumbs to the current page: Home, My Account, the page. */
export function Breadcrumbs({ path, links, domain }: BreadcrumbsProps): ReactNode {
  const text = useText('navigation', navigationMessages);
  const steps = breadcrumbsOf(path, links).map(({ label, to }) => ({
    to,
    name: typeof label === 'string' ? text.pages[label] : label.own,
  }));
  return (
    <nav className="grocer-crumbs" aria-label={text.breadcrumb} data-part="breadcrumb">
      <ol>
        {steps.map(({ name, to }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li key={to}>
              <PageLink
                className="grocer-crumb"
                part={isLast ? 'crumb-current' : 'crumb'}
                to={to}
                current={isLast ? 'page' : undefined}
              >
                {name}
              </PageLink>
              {!isLast && <Icon of={ChevronRight} size={12} turns />}
            </li>
          );
        })}
      </ol>
      <BreadcrumbData crumbs={steps.map(({ name, to }) => ({ name, url: pageAddress(to, domain) }))} />
    </nav>
  );
}
