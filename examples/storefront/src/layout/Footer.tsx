import { accountPaths } from '@grocer/account-kit';
import type { ReactNode } from 'react';
import { HELP_TOPICS } from '../help-topics.ts';
import { NavLink } from '../NavLink.tsx';
import { AISLES, DEALS, WAYS_TO_SHOP } from '../paths.ts';
import { Logo } from './Logo.tsx';

interface ColumnProps {
  readonly title: string;
  readonly links: readonly (readonly [name: string, to: string])[];
}

const Column = ({ title, links }: ColumnProps): ReactNode => (
  <div>
    <h2>{title}</h2>
    <ul>
      {links.map(([name, to]) => (
        <li key={to}>
          <NavLink to={to}>{name}</NavLink>
        </li>
      ))}
    </ul>
  </div>
);

/** The footer of every page. */
export const Footer = (): ReactNode => (
  <footer className="foot">
    <div className="wrap">
      <div>
        <Logo />
        <p>
          A demonstration shop. Nothing is sold or sent, and only published test card numbers are accepted.
        </p>
      </div>
      <Column
        title="Shop"
        links={[
          ['All aisles', AISLES],
          ['Deals', DEALS],
          ['Ways to shop', WAYS_TO_SHOP],
          ['Memberships', accountPaths.membership],
        ]}
      />
      <Column
        title="Account"
        links={[
          ['Purchase History', accountPaths.purchases],
          ['Address Book', accountPaths.addresses],
          ['My Wallet', accountPaths.walletRedirect],
          ['Preferences', accountPaths.preferences],
        ]}
      />
      <Column title="Help" links={HELP_TOPICS.map(({ title, path }) => [title, path] as const)} />
    </div>
  </footer>
);
