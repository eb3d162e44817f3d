import { afterEach, expect, it, vi } from 'vitest';
import { createTokenSource, isSignedIn, readToken, signOut } from './session.ts';

let minted = 0;
const server = (status: number) =>
  vi.stubGlobal('fetch', async () => {
    minted += 1;
    return Response.json({ token: `t${minted}`, shopper: 'erin' }, { status });
  });

/** A page of Erin's. */
async function open(): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ token: 't', shopper: 'erin' }));
  await readToken();
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  minted = 0;
});

it('fetches one token for all SDKs whose tokens run out together', async () => {
  await open();
  server(200);
  vi.useFakeTimers();
  const getNewToken = createTokenSource();
  expect(await Promise.all([getNewToken(), getNewToken(), getNewToken()])).toEqual(['t1', 't1', 't1']);
  vi.advanceTimersByTime(900);
  expect(await getNewToken()).toBe('t1');
  vi.advanceTimersByTime(200);
  expect(await getNewToken()).toBe('t2');
});

it('tries again at once where that has failed', async () => {
  await open();
  server(401);
  const getNewToken = createTokenSource();
  await expect(getNewToken()).rejects.toThrow('The session is over.');
  server(200);
  expect(await getNewToken()).toBe('t2');
});

it('begins the page anew where another shopper is signed in by now, and gives nobody’s token away', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await open();
  vi.stubGlobal('fetch', async () => Response.json({ token: 'other', shopper: 'alice' }));
  const given = vi.fn();
  void createTokenSource()().then(given, given);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(given).not.toHaveBeenCalled();
});

it('shares no token with whoever signs in next', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ token: 'of erin', shopper: 'erin' }));
  const getNewToken = createTokenSource();
  await readToken();
  expect(await getNewToken()).toBe('of erin');
  vi.stubGlobal('fetch', async () => Response.json({ token: 'of alice', shopper: 'alice' }));
  await signOut();
  await readToken();
  expect(await getNewToken()).toBe('of alice');
});

it('asks for no token once its shopper signs out, and does again where that has failed', async () => {
  await open();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')));
  await expect(signOut()).rejects.toThrow('Failed to fetch');
  expect(isSignedIn()).toBeTruthy();
  server(200);
  await signOut();
  const before = minted;
  void createTokenSource()();
  expect([isSignedIn(), minted]).toEqual([false, before]);
});
