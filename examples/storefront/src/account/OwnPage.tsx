import type { ReactNode } from 'react';
import { OrderPage } from '../orders/OrderPage.tsx';
import { PurchaseHistory } from '../orders/PurchaseHistory.tsx';
import type { PageProps } from '../Shop.tsx';
import { OWN_TITLES } from './account-pages.ts';
import type { OwnPage as Name } from './account-pages.ts';
import { Memberships } from './Memberships.tsx';
import { Profile } from './Profile.tsx';
import { Wallet } from './Wallet.tsx';

/** Text of the pages whose service this demo does not have. */
const ELSEWHERE = {
  points: 'Points are counted by a service that this demo shop does not have.',
  prescriptions: 'Prescriptions are handled by the pharmacy, which is another site.',
} as const;

interface OwnPageProps {
  readonly page: Name;
  /** Set for the page of one order. */
  readonly orderNumber: string | undefined;
  readonly host: PageProps;
}

/** An account page that the shop renders itself. */
export function OwnPage({ page, orderNumber, host }: OwnPageProps): ReactNode {
  if (page === 'profile') return <Profile />;
  if (page === 'purchases') return <PurchaseHistory />;
  if (page === 'order') return <OrderPage number={orderNumber ?? ''} />;
  if (page === 'membership') return <Memberships />;
  if (page === 'wallet')
    return (
      <section>
        <h1>My Wallet</h1>
        <Wallet {...host} />
      </section>
    );
  return (
    <section>
      <h1>{OWN_TITLES[page]}</h1>
      <p className="panel">{ELSEWHERE[page]}</p>
    </section>
  );
}
