import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useAccountStore, useText } from '../../core/context.tsx';
import { navigationMessages } from './messages.ts';
import css from './navigation.css?inline';

const PAGES = [
  ['dashboard', '/account/dashboard'],
  ['profile', '/account/update'],
  ['addresses', '/account/addresses'],
  ['preferences', '/account/emailSubscriptions'],
] as const;

/** The links of a signed-in shopper. */
export function Navigation(): ReactNode {
  useStyles(css);
  const text = useText('navigation', navigationMessages);
  const { isSignedIn, path = location.pathname } = useAccountStore(({ settings }) => settings);
  if (!isSignedIn) return null;
  return (
    <nav className="grocer-account-nav" aria-label={text.label} data-part="navigation">
      {PAGES.map(([page, to]) => (
        <a key={page} href={to} aria-current={to === path ? 'page' : undefined} data-part={page}>
          {text[page]}
        </a>
      ))}
    </nav>
  );
}
