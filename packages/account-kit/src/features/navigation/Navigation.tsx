import { PageLink } from '@grocer/foundation/embed';
import { Icon, useStyles } from '@grocer/foundation/ui';
import { ExternalLink } from 'lucide';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { loadReading } from '../../lazy.ts';
import { valueOf } from '../../preferences/known.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { navigationMessages } from './messages.ts';
import css from './navigation.css?inline';
import { isCurrent, navGroups } from './rules.ts';
import type { NavLink } from './rules.ts';
import { usePath } from './use-path.ts';

const partOf = ({ label }: NavLink): string => `nav-${typeof label === 'string' ? label : 'extra'}`;

function NavItem({ link, path }: { readonly link: NavLink; readonly path: string }): ReactNode {
  const text = useText('navigation', navigationMessages);
  const { label, to, isExternal } = link;
  const words = typeof label === 'string' ? text.pages[label] : label.own;
  const look = { className: 'grocer-account-link', part: partOf(link), to };
  if (!isExternal)
    return (
      <PageLink {...look} current={isCurrent(link, path) ? 'page' : undefined}>
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

/** The pages of the account for whoever is signed in; in a narrow place the host's page has them. */
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
              <NavItem link={link} path={path} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** The way to the page that is on, and the pages beside it. */
export function Navigation({ children }: { readonly children: ReactNode }): ReactNode {
  useStyles(css);
  const settings = useAccountStore((state) => state.settings);
  const path = usePath(settings.path);
  const account = useAccountCore();
  const applicationData = useAccountStore((state) => valueOf(state.applicationData));
  const rewards = useAccountStore((state) => valueOf(state.rewards));
  const isWanted = useAccountStore((state) => state.settings.isSignedIn && state.rewards.phase === 'idle');
  useEffect(() => {
    // What cannot be read leaves the links as the banner has them.
    if (isWanted)
      void loadReading().then(
        ({ readWrapper }) => readWrapper(account),
        () => undefined,
      );
  }, [isWanted, account]);
  const groups = navGroups({ ...settings, applicationData, rewards });
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
