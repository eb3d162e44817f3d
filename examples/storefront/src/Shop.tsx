import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { accountPaths } from '@grocer/account-kit';
import { preferencesLink } from './account/preferences-link.ts';
import { SignInAgain } from './account/SignInAgain.tsx';
import { AfterHandover } from './cart/AfterHandover.tsx';
import { useComingBack } from './cart/use-coming-back.ts';
import { createCart } from './cart/create-cart.ts';
import { holdChanges } from './cart/hold-changes.ts';
import { ShopProvider } from './cart/ShopProvider.tsx';
import { Sandbox } from './demo/Sandbox.tsx';
import { readSettings } from './demo/settings.ts';
import type { DemoSettings } from './demo/settings.ts';
import { useLook } from './demo/use-look.ts';
import { useSettings } from './demo/use-settings.ts';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { NotOpened, Opening } from './layout/Opening.tsx';
import { OfflineBar } from './layout/OfflineBar.tsx';
import { PageBoundary } from './layout/PageBoundary.tsx';
import { Tabs } from './layout/Tabs.tsx';
import { createShopApi } from './shop-api.ts';
import { ShopPage } from './ShopPage.tsx';
import { isSignedIn, openSession, readSession, signOut } from 'host-kit/session';
import type { Session } from 'host-kit/session';
import type { Host } from './host.ts';
import { HOME } from './paths.ts';
import { movedTo, routeAt } from './routes.ts';
import { endSignInAgain, useSessionOver } from './sdk/sign-in-again.ts';
import { beginPage, leaveTo, replaceAt, usePath } from './use-path.ts';
import { handOverWay } from './ways/hand-over-way.ts';
import { forgetWay } from './ways/remembered-way.ts';
import { WaysProvider } from './ways/WaysProvider.tsx';

export interface SignedIn {
  readonly session: Session;
  readonly token: string;
}

/** Props of a page for a signed-in shopper: their session and the demo settings. */
export interface PageProps extends SignedIn {
  readonly settings: DemoSettings;
}

type State =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly session: Session; readonly token: string | undefined };

const NOT_OPENED = 'You are signed in, but the shop can’t be reached. Please try again.';

interface OpenProps {
  readonly host: Host;
  readonly onSignedIn: () => Promise<void>;
  readonly onSignOut: () => void;
}

/**
 * Pages without the shop's header and footer: no link may lead away from an order, and the stage needs none.
 */
const BY_THEMSELVES = ['scheduling', 'pay', 'complete', 'rejected', 'walletStage'];

/** The shop's layout around a page: one cart, one way to shop, one header. */
function Open({ host, onSignedIn, onSignOut }: OpenProps): ReactNode {
  const { session, token } = host;
  const shopper = token === undefined ? undefined : session.shopper;
  const [api] = useState(() => createShopApi(host));
  const [cart] = useState(() => createCart(api, shopper?.id));
  useEffect(() => holdChanges(cart), [cart]);
  const taken = useRef(token);
  // The same shopper has signed in again. The pages below read after this.
  useLayoutEffect(() => {
    if (token !== undefined && token !== taken.current) api.takeToken(token);
    taken.current = token;
  }, [api, token]);
  const path = usePath();
  const route = routeAt(path);
  const moved = movedTo(path);
  useEffect(() => {
    if (moved !== undefined) replaceAt(path, `${path}${location.search}${location.hash}`);
  }, [moved, path]);
  // A preference link from an email opens the preferences without a sign-in.
  const isByLink = preferencesLink !== undefined && path === accountPaths.preferences;
  if (moved !== undefined) return <main className="wrap" aria-busy="true" />;
  const page = (
    // The payment page goes on to the confirmation itself, which stays as it is.
    <PageBoundary key={route.page === 'complete' ? 'pay' : route.page} path={path}>
      <ShopPage {...{ host, path, route, onSignedIn, onSignOut, isByLink }} />
    </PageBoundary>
  );
  if (BY_THEMSELVES.includes(route.page) && token !== undefined) {
    if (route.page !== 'scheduling') return page;
    return <AfterHandover {...{ cart, api }}>{page}</AfterHandover>;
  }
  const isInline = route.page === 'waysToShop';
  const display = isInline ? 'inline' : 'modal';
  return (
    <ShopProvider {...{ api, cart, token }}>
      <WaysProvider key={display} host={host} display={display}>
        <Header {...{ isInline, shopper, onSignOut }} />
        <OfflineBar />
        {page}
        <Footer />
        <Tabs />
      </WaysProvider>
    </ShopProvider>
  );
}

/** The whole shop. Loads the session and remounts everything below when the shopper changes. */
export function Shop(): ReactNode {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const settings = useSettings();
  useLook();
  /** Id of the shopper of the previous session. */
  const last = useRef<string>(undefined);
  /** Opens the session of the signed-in shopper; rejects if the server cannot be reached. */
  const begin = useCallback(async (): Promise<State> => {
    const opened = await openSession();
    const next = opened.session.shopper?.id;
    // The remembered way to shop belongs to the previous shopper.
    if (last.current !== undefined && next !== last.current) forgetWay();
    last.current = next;
    if (opened.token !== undefined)
      await handOverWay(() => createShopApi({ ...opened, settings: readSettings(location.search) }));
    return { phase: 'ready', ...opened };
  }, []);
  const load = useCallback(
    (): Promise<void> => begin().then(setState, () => setState({ phase: 'failed' })),
    [begin],
  );
  /** What is shown next has the focus, be it a page or the failure again. */
  function retry(): void {
    setState({ phase: 'loading' });
    beginPage();
    void load();
  }
  const isOver = useSessionOver();
  /** Opens the session again and keeps the page until then; resolves with an error message on failure. */
  async function goOn(): Promise<string | undefined> {
    try {
      const opened = await begin();
      endSignInAgain();
      setState(opened);
      return undefined;
    } catch {
      return NOT_OPENED;
    }
  }
  useEffect(() => {
    void load();
  }, [load]);
  const isVisitor = state.phase === 'ready' && state.session.shopper === undefined;
  useComingBack(
    useCallback(() => {
      // The visitor may have signed in in another tab, which has taken over the cart.
      const look = ({ shopper: other }: Session): void => {
        if (other && !isSignedIn()) location.reload();
      };
      if (isVisitor) void readSession().then(look, () => undefined);
    }, [isVisitor]),
  );

  const host = useMemo(
    () => (state.phase === 'ready' ? { session: state.session, token: state.token, settings } : undefined),
    [state, settings],
  );
  // Another shopper or other demo settings remount the SDKs.
  const key = `${host?.token === undefined ? '' : host.session.shopper?.id} ${JSON.stringify(settings)}`;
  async function leave(): Promise<void> {
    await signOut();
    forgetWay();
    // A browser that asks whether to leave, because of a change that still waits, would keep the shopper's page open.
    flushSync(() => setState({ phase: 'loading' }));
    leaveTo(HOME);
  }
  const signOutHere = (): void => void leave().catch(() => setState({ phase: 'failed' }));
  const shopper = host?.session.shopper;
  async function become(): Promise<void> {
    if ((await goOn()) === undefined) return;
    // The previous shopper's id is in memory only and is lost on a reload.
    if (shopper) forgetWay();
    setState({ phase: 'failed' });
  }
  return (
    <>
      {state.phase === 'loading' && <Opening />}
      {state.phase === 'failed' && <NotOpened onRetry={retry} />}
      {host && <Open key={key} host={host} onSignedIn={load} onSignOut={signOutHere} />}
      {isOver && shopper && <SignInAgain shopper={shopper} onSignedIn={goOn} onSignOut={signOutHere} />}
      {state.phase !== 'loading' && <Sandbox shopper={shopper?.key} onSignedIn={() => void become()} />}
    </>
  );
}
