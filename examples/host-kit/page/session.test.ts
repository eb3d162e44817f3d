import { afterEach, expect, it, vi } from 'vitest';
import { createTokenSource } from './session.ts';

let minted = 0;
const server = (status: number) =>
  vi.stubGlobal('fetch', async () => {
    minted += 1;
    return Response.json({ token: `t${minted}` }, { status });
  });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  minted = 0;
});

it('fetches one token for all SDKs whose tokens run out together', async () => {
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
  server(401);
  const getNewToken = createTokenSource();
  await expect(getNewToken()).rejects.toThrow('The session is over.');
  server(200);
  expect(await getNewToken()).toBe('t2');
});
