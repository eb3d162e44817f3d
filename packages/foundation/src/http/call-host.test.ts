import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCards } from '../contract/wallet/list-cards.ts';
import { createReport } from '../embed/report.ts';
import { createTestTiming } from '../testing/test-timing.ts';
import { createAuthSession } from './auth-session.ts';
import type { AuthConfig } from './auth-session.ts';
import { callHost } from './call-host.ts';
import { createHttp } from './http.ts';

const thrown = new Error('of the host');
const breaks = (): never => {
  throw thrown;
};
const tracked = vi.fn();
beforeEach(() => void vi.stubGlobal('reportError', tracked));
afterEach(() => {
  vi.unstubAllGlobals();
  tracked.mockReset();
});

const live = new AbortController().signal;
const timing = createTestTiming();
const sessionOf = (config: Partial<AuthConfig>, onExpired = vi.fn()) =>
  createAuthSession({ type: 'B2C', token: 't', ...config }, { timing, life: () => live, onExpired });

describe('an error thrown by code of the host', () => {
  it('is reported to the error tracking of the page and not thrown', () => {
    expect(callHost(breaks)).toBeUndefined();
    createReport(breaks)({ type: 'ANY' });
    expect(tracked.mock.calls).toEqual([[thrown], [thrown]]);
  });

  it('is logged to the console when there is no error tracking', () => {
    vi.stubGlobal('reportError', undefined);
    const line = vi.spyOn(console, 'error').mockReturnValue();
    callHost(breaks);
    expect(line).toHaveBeenCalledExactlyOnceWith(thrown);
    line.mockRestore();
  });

  it('in getNewToken counts as an attempt without a token, and each one is reported', async () => {
    const session = sessionOf({ getNewToken: async () => breaks() });
    expect(await session.renew(1)).toBeUndefined();
    expect(tracked.mock.calls).toEqual(Array.from({ length: 5 }, () => [thrown]));
  });

  it('in redirectToSignIn leaves the session expired', () => {
    const onExpired = vi.fn();
    const session = sessionOf({ redirectToSignIn: breaks }, onExpired);
    session.expire();
    expect(session.current()).toBeUndefined();
    expect([onExpired.mock.calls.length, tracked.mock.calls]).toEqual([1, [[thrown]]]);
  });

  it('in getTelemetry sends the call without that header', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 403 }));
    const http = createHttp({
      baseUrl: 'http://127.0.0.1:9',
      paths: {},
      application: 'CLICKLIST',
      tenant: 'kroger',
      session: sessionOf({}),
      headers: breaks,
      timing,
    });
    const result = await http.send(
      listCards,
      { snap: true, gift: true, giftBalances: false },
      { signal: live },
    );
    const [request] = asked.mock.calls[0] ?? [];
    asked.mockRestore();
    expect(!result.ok && result.error.code).toBe('forbidden');
    expect(request instanceof Request && request.headers.has('x-bot-telemetry')).toBe(false);
    expect(tracked.mock.calls).toEqual([[thrown]]);
  });
});
