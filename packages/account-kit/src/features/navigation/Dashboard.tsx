import { Icon, useStyles } from '@grocer/foundation/ui';
import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { useAccountStore, useText } from '../../core/context.tsx';
import css from './dashboard.css?inline';
import { navigationMessages } from './messages.ts';
import { NavItem } from './NavItem.tsx';
import { useNavGroups } from './use-groups.ts';

/** The dashboard: links to the other pages, which a narrow layout shows nowhere else. */
export function Dashboard(): ReactNode {
  useStyles(css);
  const text = useText('navigation', navigationMessages);
  const isSignedIn = useAccountStore((state) => state.settings.isSignedIn);
  const links = useNavGroups()
    .flat()
    .filter(({ label }) => label !== 'dashboard');
  return (
    <section className="grocer-dashboard" data-part="dashboard">
      <h1>{text.pages.account}</h1>
      {isSignedIn && (
        <ul className="grocer-dashboard-links" data-part="dashboard-links">
          {links.map((link) => (
            <li key={link.to}>
              <NavItem link={link} className="grocer-dashboard-link" />
              <Icon of={ChevronRight} size={16} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
