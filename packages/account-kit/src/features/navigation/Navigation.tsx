import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useAccountStore, useText } from '../../core/context.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { navigationMessages } from './messages.ts';
import css from './navigation.css?inline';
import { NavItem } from './NavItem.tsx';
import { isCurrent } from './rules.ts';
import type { NavLink } from './rules.ts';
import { useNavGroups } from './use-groups.ts';
import { usePath } from './use-path.ts';
import { useWrapper } from './use-wrapper.ts';

/**
 * The account's links, for signed-in shoppers. Narrow layouts have the dashboard instead.
 */
function Links({
  groups,
  path,
}: {
  readonly groups: readonly (readonly NavLink[])[];
  readonly path: string;
}): ReactNode {
  const text = useText('navigation', navigationMessages);
  return (
    <nav className="grocer-account-nav" aria-label={text.label} data-part="navigation">
      {groups.map((links) => (
        <ul key={links[0]?.to} className="grocer-account-group" data-part="nav-group">
          {links.map((link) => (
            <li key={link.to}>
              <NavItem link={link} className="grocer-account-link" isCurrent={isCurrent(link, path)} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** The breadcrumbs and links around the current page. */
export function Navigation({ children }: { readonly children: ReactNode }): ReactNode {
  useStyles(css);
  const settings = useAccountStore((state) => state.settings);
  const path = usePath(settings.path);
  useWrapper();
  const groups = useNavGroups();
  return (
    <div className="grocer-account" data-part="account">
      <div className="grocer-account-layout" data-links={settings.isSignedIn || undefined}>
        <Breadcrumbs path={path} links={groups.flat()} domain={settings.banner.domain} />
        {settings.isSignedIn && <Links groups={groups} path={path} />}
        <div className="grocer-account-page">{children}</div>
      </div>
    </div>
  );
}
