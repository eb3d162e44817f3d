import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { accountPageAt } from './account/account-pages.ts';
import { AgeGate } from './account/AgeGate.tsx';
import type { Host } from './host.ts';
import { useNoIndex } from './layout/Page.tsx';
import {
  AccountPage,
  HostedPaymentPage,
  PayPage,
  RejectedPage,
  SchedulingPage,
  WalletStage,
} from './lazy-pages.ts';
import { AislePage } from './pages/AislePage.tsx';
import { AislesPage } from './pages/AislesPage.tsx';
import { CartPage } from './pages/CartPage.tsx';
import { DealsPage } from './pages/DealsPage.tsx';
import { GotEverythingPage } from './pages/GotEverythingPage.tsx';
import { HelpPage } from './pages/HelpPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { ModifyCartPage } from './pages/ModifyCartPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { ProductPage } from './pages/ProductPage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import { SignInPage } from './pages/SignInPage.tsx';
import { WaysToShopPage } from './pages/WaysToShopPage.tsx';
import { returnPath } from './paths.ts';
import type { Route } from './routes.ts';
import type { PageProps } from './Shop.tsx';
import { go, IS_MODIFY, LINK, ORDER_ID, RETURN_TO, useQuery } from './use-path.ts';

interface ShopPageProps {
  readonly host: Host;
  readonly path: string;
  readonly route: Route;
  /** True when a preference link from an email has opened this page. */
  readonly isByLink: boolean;
  readonly onSignedIn: () => Promise<void>;
  readonly onSignOut: () => void;
}

/** Returns a page that needs no sign-in; undefined if the route needs one. */
function openPage(route: Route, host: Host): ReactNode {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'aisles':
      return <AislesPage />;
    case 'aisle':
      return <AislePage key={route.slug} slug={route.slug} />;
    case 'search':
      return <SearchPage />;
    case 'deals':
      return <DealsPage />;
    case 'gotEverything':
      return <GotEverythingPage />;
    case 'product':
      return <ProductPage key={route.gtin13} gtin13={route.gtin13} />;
    case 'waysToShop':
      return <WaysToShopPage />;
    case 'help':
      return <HelpPage key={route.topic.path} topic={route.topic} />;
    case 'missing':
      return <NotFoundPage />;
    case 'cart':
      return (
        <AgeGate host={host}>
          <CartPage />
        </AgeGate>
      );
    default:
      return undefined;
  }
}

interface OwnPageProps {
  readonly host: PageProps;
  readonly path: string;
  readonly route: Route;
  readonly onSignOut: () => void;
}

/** A page for a signed-in shopper. */
function OwnPage({ host, path, route, onSignOut }: OwnPageProps): ReactNode {
  const account = accountPageAt(path, useQuery(LINK));
  const asked = useQuery(ORDER_ID);
  const isModify = useQuery(IS_MODIFY) === 'true';
  switch (route.page) {
    case 'modifyCart':
      return <ModifyCartPage />;
    case 'scheduling':
      return <SchedulingPage {...host} />;
    case 'pay':
      return <PayPage {...host} orderId={asked} isModify={isModify} />;
    case 'complete':
      return <PayPage {...host} orderId={route.orderId} isModify={false} />;
    case 'rejected':
      return <RejectedPage {...host} orderId={route.orderId} />;
    case 'hostedPayment':
      return <HostedPaymentPage {...host} />;
    case 'walletStage':
      return <WalletStage {...host} />;
    default:
      return account ? (
        <AccountPage host={host} path={path} page={account} onSignOut={onSignOut} />
      ) : (
        <NotFoundPage />
      );
  }
}

/** Redirects a signed-in shopper from the sign-in page to the page they came from. */
function Return(): ReactNode {
  const to = returnPath(useQuery(RETURN_TO), location.origin);
  useEffect(() => go(to, { replace: true }), [to]);
  return null;
}

/** The page at an address, or the sign-in page if the shopper has to sign in first. */
export function ShopPage({ host, path, route, isByLink, onSignedIn, onSignOut }: ShopPageProps): ReactNode {
  const { session, token, settings } = host;
  const open = openPage(route, host);
  useNoIndex(open === undefined || route.page === 'cart' || route.page === 'missing');
  if (open !== undefined) return open;
  if (isByLink) return <AccountPage host={host} path={path} page={{ view: 'preferences', isByLink }} />;
  if (token === undefined) return <SignInPage onSignedIn={onSignedIn} />;
  if (route.page === 'signIn') return <Return />;
  return <OwnPage host={{ session, token, settings }} path={path} route={route} onSignOut={onSignOut} />;
}
