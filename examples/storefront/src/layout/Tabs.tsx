import { accountPaths } from '@grocer/account-kit';
import { CircleUser, House, LayoutGrid, ShoppingCart, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { useCartCount } from '../cart/use-cart-total.ts';
import { NavLink } from '../NavLink.tsx';
import { AISLES, CART, DEALS, HOME } from '../paths.ts';
import { useSignInPath } from './use-sign-in-path.ts';

/** The tab bar at the bottom of a phone's screen. */
export function Tabs(): ReactNode {
  const { isVisitor } = useShop();
  const toSignIn = useSignInPath();
  const count = useCartCount();
  return (
    <nav className="tabs" aria-label="Shop">
      <NavLink to={HOME}>
        <House size={24} aria-hidden="true" /> Home
      </NavLink>
      <NavLink to={AISLES}>
        <LayoutGrid size={24} aria-hidden="true" /> Aisles
      </NavLink>
      <NavLink to={DEALS}>
        <Tag size={24} aria-hidden="true" /> Deals
      </NavLink>
      <NavLink to={isVisitor ? toSignIn : accountPaths.dashboard}>
        <CircleUser size={24} aria-hidden="true" /> {isVisitor ? 'Sign in' : 'Account'}
      </NavLink>
      <NavLink to={CART}>
        <ShoppingCart size={24} aria-hidden="true" /> Cart
        {count > 0 && <span className="count">{count}</span>}
      </NavLink>
    </nav>
  );
}
