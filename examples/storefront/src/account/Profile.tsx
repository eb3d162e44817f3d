import { phoneText } from '@grocer/foundation/domain';
import type { Profile as Person } from '@grocer/foundation/domain';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { listOfOne, useProducts } from '../cart/use-products.ts';

/** The shopper's profile as a description list; empty fields are left out. */
function Facts({ person }: { readonly person: Person }): ReactNode {
  const facts = [
    ['Name', [person.firstName, person.lastName].filter(Boolean).join(' ')],
    ['Email', person.emails[0]?.address],
    ['Phone', phoneText(person.phones[0]?.number ?? '')],
    ['Loyalty card', person.loyaltyCardNumber],
  ].filter(([, value]) => value !== undefined && value !== '');
  return (
    <dl className="panel facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The shopper's profile, read from the service. */
export function Profile(): ReactNode {
  const { api } = useShop();
  const read = useCallback(async () => listOfOne(await api.readProfile()), [api]);
  const { products: people, retry } = useProducts<Person>(read);
  return (
    <section>
      <h1>Profile</h1>
      {people.phase === 'loading' && <Loading />}
      {people.phase === 'failed' && <NotLoaded what="Your profile" onRetry={retry} />}
      {people.phase === 'ready' && people.list.map((person) => <Facts key={person.id} person={person} />)}
    </section>
  );
}
