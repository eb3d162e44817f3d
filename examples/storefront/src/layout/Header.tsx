import { accountPaths } from '@grocer/account-kit';
import { formatCents } from '@grocer/foundation/domain';
import type { Shopper } from 'host-kit/session';
import { CircleUser, LayoutGrid, ShoppingCart, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { SignOut } from '../account/SignOut.tsx';
import { AISLES_OF_THE_SHOP } from '../catalogue/aisles.ts';
import { useCartCount, useCartTotal } from '../cart/use-cart-total.ts';
import { NavLink } from '../NavLink.tsx';
import { aislePath, AISLES, CART, DEALS } from '../paths.ts';
import { WayButton } from '../ways/WayButton.tsx';
import { Logo } from './Logo.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useSignInPath } from './use-sign-in-path.ts';

interface WhoProps {
  /** Absent for a visitor. */
  readonly shopper: Shopper | undefined;
  readonly onSignOut: () => void;
}

/** The signed-in shopper with a sign-out button, or a link to sign in. */
function Who({ shopper, onSignOut }: WhoProps): ReactNode {
  const toSignIn = useSignInPath();
  if (!shopper)
    return (
      <NavLink to={toSignIn} look="who">
        <CircleUser size={20} aria-hidden="true" /> Sign in
      </NavLink>
    );
  return (
    <span className="whose">
      <NavLink to={accountPaths.dashboard} look="who" label={`My Account, ${shopper.firstName}`}>
        <span className="mono" data-letter={shopper.firstName.charAt(0)} aria-hidden="true" />
        {shopper.firstName}
      </NavLink>
      <SignOut look="icon" onSignOut={onSignOut} />
    </span>
  );
}

function CartLink(): ReactNode {
  const count = useCartCount();
  const total = useCartTotal();
  return (
    <NavLink to={CART} look={count > 0 ? 'cart-link full' : 'cart-link'}>
      <ShoppingCart size={20} aria-hidden="true" />
      <span className="unseen">Cart</span>
      {count === 0 && <span aria-hidden="true">Cart</span>}
      {count > 0 && (
        <span className="count">
          {count} <span className="unseen">{count === 1 ? 'item' : 'items'}</span>
        </span>
      )}
      {total !== undefined && count > 0 && <b>{formatCents(total)}</b>}
    </NavLink>
  );
}

const AisleLinks = (): ReactNode => (
  <nav className="aisle-links" aria-label="Aisles">
    <NavLink to={AISLES} look="all">
      <LayoutGrid size={16} aria-hidden="true" /> All aisles
    </NavLink>
    {AISLES_OF_THE_SHOP.map(({ slug, name }) => (
      <NavLink key={slug} to={aislePath(slug)}>
        {name}
      </NavLink>
    ))}
    <NavLink to={DEALS} look="deal">
      <Tag size={16} aria-hidden="true" /> Deals
    </NavLink>
  </nav>
);

interface HeaderProps extends WhoProps {
  /** True on the page that shows the selector inline. */
  readonly isInline: boolean;
}

/** The header of all pages except those of an order, which render their own [C-2.15] [F-2.70]. */
export const Header = ({ isInline, ...who }: HeaderProps): ReactNode => (
  <header className="shop-top">
    <div className="wrap">
      <div className="shop-row">
        <Logo />
        <WayButton isInline={isInline} />
        <SearchBox />
        <Who {...who} />
        <CartLink />
      </div>
      <AisleLinks />
    </div>
  </header>
);
