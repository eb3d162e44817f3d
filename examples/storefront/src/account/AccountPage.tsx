import { accountPaths } from '@grocer/account-kit';
import { AccountNavigation, AccountProvider } from '@grocer/account-kit/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { WatchAccount } from '../demo/WatchAccount.tsx';
import type { Host } from '../host.ts';
import { accountConfig } from '../sdk/account-kit.ts';
import { useArrival, useTitle } from '../layout/Page.tsx';
import { accountTitle } from './account-pages.ts';
import type { AccountPage as PageOfAccount } from './account-pages.ts';
import { OwnPage } from './OwnPage.tsx';
import { SignOut } from './SignOut.tsx';
import './account.css';

interface AccountPageProps {
  readonly host: Host;
  readonly path: string;
  readonly page: PageOfAccount;
  /** Absent for a visitor. */
  readonly onSignOut?: () => void;
}

/** A page of the account. Account Kit renders its navigation and most of its pages. */
export function AccountPage({ host, path, page, onSignOut }: AccountPageProps): ReactNode {
  const { session, token, settings } = host;
  const { own, orderNumber } = 'own' in page ? page : {};
  const { view, addressId } = 'view' in page ? page : {};
  const config = useMemo(
    () => ({
      ...accountConfig({ session, token, settings }),
      path: own === 'wallet' ? accountPaths.wallet : path,
      ...(view && { view }),
      ...(addressId !== undefined && { addressId }),
    }),
    [session, token, settings, own, path, view, addressId],
  );
  const arrival = useArrival<HTMLElement>(config.path);
  const title = accountTitle(page, settings.banner);
  useTitle(title);
  return (
    <main className="wrap account" ref={arrival} tabIndex={-1} aria-label={title}>
      <AccountProvider config={config}>
        <WatchAccount />
        <AccountNavigation>
          {own && token !== undefined && (
            <OwnPage page={own} orderNumber={orderNumber} host={{ session, token, settings }} />
          )}
        </AccountNavigation>
        {onSignOut && view === 'dashboard' && (
          <SignOut look="button sign-out" onSignOut={onSignOut}>
            Sign out
          </SignOut>
        )}
      </AccountProvider>
    </main>
  );
}
