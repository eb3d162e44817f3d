import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { accountPaths } from '@grocer/account-kit';
import { AccountPage } from './account/AccountPage.tsx';
import { accountPageAt } from './account/account-pages.ts';
import { preferencesLink } from './account/preferences-link.ts';
import { DemoPanel } from './demo/DemoPanel.tsx';
import type { DemoSettings } from './demo/settings.ts';
import { useSettings } from './demo/use-settings.ts';
import { Floor, isOnFloor } from './Floor.tsx';
import { Header } from './Header.tsx';
import { CheckoutPage } from './pages/CheckoutPage.tsx';
import { HostedPaymentPage } from './pages/HostedPaymentPage.tsx';
import { MyWalletPage } from './pages/MyWalletPage.tsx';
import { PayPage } from './pages/PayPage.tsx';
import { SchedulingPage } from './pages/SchedulingPage.tsx';
import { SignInPage } from './pages/SignInPage.tsx';
import { CHECKOUT, completedOrderAt, HOSTED_PAYMENT, PRODUCTS, SCHEDULING, SIGN_IN } from './paths.ts';
import { readSession, readToken, signOut } from 'host-kit/session';
import type { Session } from 'host-kit/session';
import { go, IS_MODIFY, LINK, ORDER_ID, usePath, useQuery } from './use-path.ts';
import { forgetWay } from './ways/remembered-way.ts';

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
  const host = useMemo(() => ({ ...signedIn, settings }), [signedIn, settings]);
  const path = usePath();
  useEffect(() => {
    // Who is signed in has nothing to do there.
    if (path === SIGN_IN) go(PRODUCTS, { replace: true });
    if (path === accountPaths.wallet) go(accountPaths.walletRedirect, { replace: true });
  }, [path]);
  const account = accountPageAt(path, useQuery(LINK));
  const orderId = useQuery(ORDER_ID);
  const isModify = useQuery(IS_MODIFY) === 'true';
  const completed = completedOrderAt(path);
  if (isOnFloor(path)) return <Floor key={key} host={host} path={path} onSignedIn={() => {}} />;
  if (path === HOSTED_PAYMENT) return <HostedPaymentPage key={key} {...host} />;
  if (path === SCHEDULING) return <SchedulingPage key={key} {...host} />;
  if (path === CHECKOUT || completed !== undefined)
    return <PayPage key={key} {...host} orderId={completed ?? orderId} isModify={isModify && !completed} />;
  if (path === SIGN_IN || path === accountPaths.wallet) return null;
  if (account) return <AccountPage key={key} host={host} path={path} page={account} />;
  return path === '/wallet' ? <MyWalletPage key={key} {...host} /> : <CheckoutPage key={key} {...host} />;
}

interface VisitorProps {
  readonly session: Session;
  readonly onSignedIn: () => void;
}

/** Whoever is not signed in can look how to shop, and what there is. */
function Visitor({ session, onSignedIn }: VisitorProps): ReactNode {
  const settings = useSettings();
  const host = useMemo(() => ({ session, token: undefined, settings }), [session, settings]);
  const path = usePath();
  // An email's link opens its preferences without a sign-in.
  if (preferencesLink && path === accountPaths.preferences)
    return <AccountPage host={host} path={path} page={{ view: 'preferences' }} />;
  if (!isOnFloor(path)) return <SignInPage onSignedIn={onSignedIn} />;
  return <Floor key={JSON.stringify(settings)} host={host} path={path} onSignedIn={onSignedIn} />;
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
    forgetWay();
    go('/');
    load();
  }

  const shopper = state.phase === 'signed-in' ? state.session.shopper : undefined;
  return (
    <>
      <Header shopper={shopper} onSignOut={() => void leave().catch(() => setState({ phase: 'failed' }))} />
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
