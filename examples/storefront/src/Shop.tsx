import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { DemoPanel } from './demo/DemoPanel.tsx';
import type { DemoSettings } from './demo/settings.ts';
import { useSettings } from './demo/use-settings.ts';
import { Header } from './Header.tsx';
import { CheckoutPage } from './pages/CheckoutPage.tsx';
import { MyWalletPage } from './pages/MyWalletPage.tsx';
import { SignInPage } from './pages/SignInPage.tsx';
import { WAYS_TO_SHOP, WaysToShopPage } from './pages/WaysToShopPage.tsx';
import { readSession, readToken, signOut } from 'host-kit/session';
import type { Session } from 'host-kit/session';
import { go, usePath } from './use-path.ts';

export interface SignedIn {
  readonly session: Session;
  readonly token: string;
}

/** A page has a shopper, and the settings of the demo. */
export interface PageProps extends SignedIn {
  readonly settings: DemoSettings;
}

type State =
  | { phase: 'loading' }
  | { phase: 'signed-out'; session: Session }
  | ({ phase: 'signed-in' } & SignedIn)
  | { phase: 'failed' };

async function begin(): Promise<State> {
  const session = await readSession();
  const token = session.shopper && (await readToken());
  return token === undefined ? { phase: 'signed-out', session } : { phase: 'signed-in', session, token };
}

/** Another setting of the demo is another host, and that is another mount. */
function Page({ signedIn }: { readonly signedIn: SignedIn }): ReactNode {
  const settings = useSettings();
  const key = JSON.stringify(settings);
  const host = { ...signedIn, settings };
  const path = usePath();
  if (path === WAYS_TO_SHOP) return <WaysToShopPage key={key} {...host} />;
  return path === '/wallet' ? <MyWalletPage key={key} {...host} /> : <CheckoutPage key={key} {...host} />;
}

interface VisitorProps {
  readonly session: Session;
  readonly onSignedIn: () => void;
}

/** Whoever is not signed in can look how to shop. */
function Visitor({ session, onSignedIn }: VisitorProps): ReactNode {
  const settings = useSettings();
  if (usePath() !== WAYS_TO_SHOP) return <SignInPage onSignedIn={onSignedIn} />;
  return <WaysToShopPage session={session} token={undefined} settings={settings} />;
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
    load();
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
      {state.phase === 'signed-out' && <Visitor session={state.session} onSignedIn={load} />}
      {state.phase === 'signed-in' && <Page key={state.session.shopper?.id} signedIn={state} />}
      {state.phase !== 'loading' && <DemoPanel />}
    </>
  );
}
