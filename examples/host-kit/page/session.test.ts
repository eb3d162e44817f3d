import { afterEach, expect, it, vi } from 'vitest';
import { createTokenSource, isSignedIn, openSession, signOut } from './session.ts';

let minted = 0;
const server = (status: number) =>
  vi.stubGlobal('fetch', async () => {
    minted += 1;
    return Response.json({ token: `t${minted}`, shopper: 'erin' }, { status });
  });

/** Stubs a host with a signed-in shopper. */
const signedIn = (shopper: string): void =>
  void vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/session' ? { shopper: { id: shopper } } : { token: `of ${shopper}`, shopper }),
  );

/** Opens a page for Erin. */
async function open(): Promise<void> {
  signedIn('erin');
  await openSession();
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  minted = 0;
});

it('fetches one token for all SDKs of a page, and a new one for an SDK that already had it', async () => {
  await open();
  server(200);
  vi.useFakeTimers();
  const getNewToken = createTokenSource();
  const [wallet, selector, checkout, account] = [{}, {}, {}, {}];
  const together = [wallet, selector, checkout, wallet].map((asker) => getNewToken(asker));
  expect(await Promise.all(together)).toEqual(['t1', 't1', 't1', 't1']);
  vi.advanceTimersByTime(50_000);
  expect(await getNewToken(account)).toBe('t1');
  expect(await getNewToken(wallet)).toBe('t2');
  vi.advanceTimersByTime(50_000);
  expect(await getNewToken(account)).toBe('t2');
  expect(await getNewToken(account)).toBe('t3');
  vi.advanceTimersByTime(70_000);
  expect(await getNewToken(selector)).toBe('t4');
});

it('does not join a request that stays unanswered', async () => {
  await open();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const getNewToken = createTokenSource();
  void getNewToken({});
  vi.advanceTimersByTime(1500);
  server(200);
  expect(await getNewToken({})).toBe('t1');
});

it('does not resolve a request of the previous shopper with the next one’s token', async () => {
  await open();
  let answer = (): void => {};
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return Response.json({ token: 'of alice', shopper: 'alice' });
  });
  const given = vi.fn();
  void createTokenSource()().then(given, given);
  const late = answer;
  signedIn('alice');
  await openSession();
  late();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(given).not.toHaveBeenCalled();
});

it('sends a new request right after an error response', async () => {
  await open();
  server(503);
  const getNewToken = createTokenSource();
  await expect(getNewToken()).rejects.toThrow('The shop answered 503.');
  server(200);
  expect(await getNewToken()).toBe('t2');
});

it('requests once for all SDKs when the session is over, and again later', async () => {
  await open();
  server(401);
  vi.useFakeTimers();
  const getNewToken = createTokenSource();
  await expect(getNewToken()).rejects.toThrow('The session is over.');
  vi.advanceTimersByTime(900);
  await expect(getNewToken()).rejects.toThrow('The session is over.');
  expect(minted).toBe(1);
  vi.advanceTimersByTime(200);
  server(200);
  expect(await getNewToken()).toBe('t2');
});

it('reloads the page when another shopper is signed in, and never resolves', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await open();
  signedIn('alice');
  const given = vi.fn();
  void createTokenSource()().then(given, given);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(given).not.toHaveBeenCalled();
});

it('does not share a token with the next shopper', async () => {
  const getNewToken = createTokenSource();
  await open();
  expect(await getNewToken()).toBe('of erin');
  signedIn('alice');
  await signOut();
  await openSession();
  expect(await getNewToken()).toBe('of alice');
});

it('never resolves a request for the previous shopper, and tells the shoppers apart', async () => {
  await open();
  signedIn('alice');
  await openSession();
  const getNewToken = createTokenSource();
  const given = vi.fn();
  void getNewToken({ shopper: 'erin' }).then(given, given);
  expect(await getNewToken({ shopper: 'alice' })).toBe('of alice');
  expect(given).not.toHaveBeenCalled();
  expect([isSignedIn('alice'), isSignedIn('erin'), isSignedIn()]).toEqual([true, false, true]);
});

it('requests no token after a sign-out, but does when the sign-out failed', async () => {
  await open();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')));
  await expect(signOut()).rejects.toThrow('Failed to fetch');
  expect(isSignedIn()).toBeTruthy();
  server(200);
  expect(await createTokenSource()()).toBe('t1');
  await signOut();
  const before = minted;
  void createTokenSource()();
  expect([isSignedIn(), minted]).toEqual([false, before]);
});

it('opens the page for one shopper when another one signs in meanwhile', async () => {
  const holders = ['erin', 'alice', 'alice', 'alice'];
  vi.stubGlobal('fetch', async (path: string) => {
    const shopper = holders.shift() ?? '';
    return Response.json(
      path === '/session' ? { shopper: { id: shopper } } : { token: `of ${shopper}`, shopper },
    );
  });
  const { session, token } = await openSession();
  expect([session.shopper?.id, token]).toEqual(['alice', 'of alice']);
});
