import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Header } from './Header.tsx';
import { CheckoutPage } from './pages/CheckoutPage.tsx';
import { MyWalletPage } from './pages/MyWalletPage.tsx';
import { SignInPage } from './pages/SignInPage.tsx';
import { readSession, readToken, signOut } from './session.ts';
import type { Session } from './session.ts';
import { go, usePath } from './use-path.ts';

export interface SignedIn {
  readonly session: Session;
  readonly token: string;
}

type State =
  | { phase: 'loading' }
  | { phase: 'signed-out' }
  | ({ phase: 'signed-in' } & SignedIn)
  | { phase: 'failed' };

async function begin(): Promise<State> {
  const session = await readSession();
  if (!session.shopper) return { phase: 'signed-out' };
  const token = await readToken();
  return token === undefined ? { phase: 'signed-out' } : { phase: 'signed-in', session, token };
}

function Page({ signedIn }: { readonly signedIn: SignedIn }): ReactNode {
  return usePath() === '/wallet' ? <MyWalletPage {...signedIn} /> : <CheckoutPage {...signedIn} />;
}

/** The shop: who is there decides which page is on. */
export function Shop(): ReactNode {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const load = useCallback(() => {
    begin().then(setState, () => setState({ phase: 'failed' }));
  }, []);
  useEffect(load, [load]);

  async function leave(): Promise<void> {
    await signOut();
    go('/');
    setState({ phase: 'signed-out' });
  }

  const shopper = state.phase === 'signed-in' ? state.session.shopper : undefined;
  return (
    <>
      <Header shopper={shopper} onSignOut={() => void leave()} />
      {state.phase === 'loading' && <main className="page" aria-busy="true" />}
      {state.phase === 'failed' && (
        <main className="page">
          <h1>The shop can’t be reached</h1>
          <p className="muted">Check that the servers are running, then try again.</p>
          <button className="button primary" type="button" onClick={load}>
            Try again
          </button>
        </main>
      )}
      {state.phase === 'signed-out' && <SignInPage onSignedIn={load} />}
      {state.phase === 'signed-in' && <Page key={state.session.shopper?.id} signedIn={state} />}
    </>
  );
}
