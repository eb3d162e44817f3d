import { phoneText } from '@grocer/foundation/domain';
import type { Profile as Person } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';

type State = { readonly phase: 'loading' | 'failed' } | { readonly phase: 'ready'; readonly person: Person };

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
  const [state, setState] = useState<State>({ phase: 'loading' });
  const load = useCallback(() => {
    const take = (result: Result<Person>): void =>
      setState(result.ok ? { phase: 'ready', person: result.value } : { phase: 'failed' });
    void api.readProfile().then(take);
  }, [api]);
  useEffect(load, [load]);
  return (
    <section>
      <h1>Profile</h1>
      {state.phase === 'loading' && <Loading />}
      {state.phase === 'failed' && <NotLoaded what="Your profile" onRetry={load} />}
      {state.phase === 'ready' && <Facts person={state.person} />}
    </section>
  );
}
