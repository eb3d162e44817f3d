import type { ReactNode } from 'react';
import { PurchaseHistory } from '../orders/PurchaseHistory.tsx';
import type { PageProps } from '../Shop.tsx';
import type { OwnPage as Name } from './account-pages.ts';
import { Memberships } from './Memberships.tsx';
import { Profile } from './Profile.tsx';
import { Wallet } from './Wallet.tsx';

/** What this demo has no service for, in honest words. */
const ELSEWHERE = {
  points: ['Points Summary', 'Points are counted by a service that this demo shop does not have.'],
  prescriptions: ['Prescriptions', 'Prescriptions are handled by the pharmacy, which is another site.'],
} as const;

interface OwnPageProps {
  readonly page: Name;
  readonly host: PageProps;
}

/** A page of the account that is the shop's own. */
export function OwnPage({ page, host }: OwnPageProps): ReactNode {
  if (page === 'profile') return <Profile host={host} />;
  if (page === 'purchases') return <PurchaseHistory />;
  if (page === 'membership') return <Memberships />;
  if (page === 'wallet')
    return (
      <section>
        <h1>My Wallet</h1>
        <Wallet {...host} />
      </section>
    );
  const [title, text] = ELSEWHERE[page];
  return (
    <section>
      <h1>{title}</h1>
      <p className="panel">{text}</p>
    </section>
  );
}
