import { accountPaths } from '@grocer/account-kit';
import { CircleUser, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shopper } from 'host-kit/session';
import { NavLink } from './NavLink.tsx';
import { CHECKOUT, PRODUCTS, SCHEDULING } from './paths.ts';
import { usePath } from './use-path.ts';

interface HeaderProps {
  readonly shopper: Shopper | undefined;
  readonly onSignOut: () => void;
}

/** The top of every page but those on the way to an order, which bring their own [C-2.15] [F-2.70]. */
export function Header({ shopper, onSignOut }: HeaderProps): ReactNode {
  const path = usePath();
  if (path === SCHEDULING || path.startsWith(CHECKOUT)) return null;
  return (
    <header className="top">
      <div>
        <NavLink to={PRODUCTS} look="logo" label="Millbrook Market">
          <img src="/icon.svg" width={28} height={28} alt="" /> <span>Millbrook Market</span>
        </NavLink>
        {shopper && (
          <nav aria-label="Shop">
            <NavLink to="/">Checkout</NavLink>
            <NavLink to="/wallet">My Wallet</NavLink>
            <NavLink to={accountPaths.dashboard} look="who" label={`My Account, ${shopper.firstName}`}>
              <CircleUser size={20} aria-hidden="true" /> <span>{shopper.firstName}</span>
            </NavLink>
            <button className="icon" type="button" aria-label="Sign out" title="Sign out" onClick={onSignOut}>
              <LogOut size={20} aria-hidden="true" />
            </button>
          </nav>
        )}
      </div>
    </header>
  );
}
