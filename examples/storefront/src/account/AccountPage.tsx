import { accountPaths } from '@grocer/account-kit';
import { AccountNavigation, AccountProvider } from '@grocer/account-kit/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { WatchAccount } from '../demo/Watch.tsx';
import type { Host } from '../host.ts';
import { accountConfig } from '../sdk/account-kit.ts';
import type { AccountPage as PageOfAccount } from './account-pages.ts';
import { OwnPage } from './OwnPage.tsx';
import './account.css';

interface AccountPageProps {
  readonly host: Host;
  readonly path: string;
  readonly page: PageOfAccount;
}

/** A page of the account: the links and the way to it are Account Kit's, and most of the pages. */
export function AccountPage({ host, path, page }: AccountPageProps): ReactNode {
  const { session, token, settings } = host;
  const own = 'own' in page ? page.own : undefined;
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
  return (
    <main className="wrap account">
      <AccountProvider config={config}>
        <WatchAccount />
        <AccountNavigation>
          {own && token !== undefined && <OwnPage page={own} host={{ session, token, settings }} />}
        </AccountNavigation>
      </AccountProvider>
    </main>
  );
}
