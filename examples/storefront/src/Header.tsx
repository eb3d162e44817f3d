import { CircleUser, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shopper } from 'host-kit/session';
import { NavLink } from './NavLink.tsx';

interface HeaderProps {
  readonly shopper: Shopper | undefined;
  readonly onSignOut: () => void;
}

/** The top of every page. */
export const Header = ({ shopper, onSignOut }: HeaderProps): ReactNode => (
  <header className="top">
    <div>
      <span className="logo">
        <img src="/icon.svg" width={28} height={28} alt="" /> <span>Millbrook Market</span>
      </span>
      {shopper && (
        <nav aria-label="Shop">
          <NavLink to="/">Checkout</NavLink>
          <NavLink to="/wallet">My Wallet</NavLink>
          <span className="who">
            <CircleUser size={20} aria-hidden="true" /> {shopper.firstName}
          </span>
          <button className="icon" type="button" aria-label="Sign out" title="Sign out" onClick={onSignOut}>
            <LogOut size={20} aria-hidden="true" />
          </button>
        </nav>
      )}
    </div>
  </header>
);
