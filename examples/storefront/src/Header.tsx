import { CircleUser, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shopper } from 'host-kit/session';
import { NavLink } from './NavLink.tsx';
import { CHECKOUT, PRODUCTS, SCHEDULING, SIGN_IN } from './paths.ts';
import { usePath } from './use-path.ts';
import './ways/ways.css';

interface HeaderProps {
  readonly shopper: Shopper | undefined;
  readonly onSignOut: () => void;
}

/** Pages on the way to an order lead back and on, and nowhere else. */
const PLAIN: readonly string[] = [SCHEDULING, CHECKOUT];

/** The top of every page. */
export function Header({ shopper, onSignOut }: HeaderProps): ReactNode {
  const isPlain = PLAIN.includes(usePath());
  return (
    <header className="top">
      <div>
        <span className="logo">
          <img src="/icon.svg" width={28} height={28} alt="" /> <span>Millbrook Market</span>
        </span>
        {!isPlain && (
          <nav aria-label="Shop">
            <NavLink to={PRODUCTS}>Products</NavLink>
            {shopper && <NavLink to="/">Checkout</NavLink>}
            {shopper && <NavLink to="/wallet">My Wallet</NavLink>}
            {shopper && (
              <span className="who">
                <CircleUser size={20} aria-hidden="true" /> {shopper.firstName}
              </span>
            )}
            {shopper ? (
              <button
                className="icon"
                type="button"
                aria-label="Sign out"
                title="Sign out"
                onClick={onSignOut}
              >
                <LogOut size={20} aria-hidden="true" />
              </button>
            ) : (
              <NavLink to={SIGN_IN}>Sign in</NavLink>
            )}
          </nav>
        )}
      </div>
    </header>
  );
}
