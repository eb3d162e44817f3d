import { mintToken, readSession, signIn, signOut } from '@grocer/foundation/contract';
import type { Call } from '@grocer/foundation/contract';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';

/** The API calls that a host's back end makes with its client secret. */
export interface AuthApi {
  signIn(shopper: string): Promise<Awaited<ReturnType<typeof signIn.decode>> | undefined>;
  readSession(refreshToken: string): Promise<ReturnType<typeof readSession.decode> | undefined>;
  mintToken(refreshToken: string): Promise<string | undefined>;
  signOut(refreshToken: string): Promise<void>;
}

/**
 * Maps a failure of the API to what the page gets: 429 with the time to wait, 400 for an invalid request,
 * else 502.
 */
function trouble(response: Response | undefined): HTTPException {
  const { status = 502 } = response ?? {};
  if (response?.status !== 429) return new HTTPException(status === 400 || status === 422 ? 400 : 502);
  const headers = { 'retry-after': response.headers.get('retry-after') ?? '60' };
  return new HTTPException(429, { res: new Response(undefined, { status: 429, headers }) });
}

/**
 * Creates a client for the API. A 401 resolves with `undefined`; other failures throw an `HTTPException` with
 * 400, 429 or 502.
 */
export function createAuthApi(address: string, secret: string): AuthApi {
  async function send<Input, Output, Body, Answer, Wire>(
    call: Call<Input, Output, Body, Answer, Wire>,
    input: Input,
  ): Promise<Output | undefined> {
    const response = await fetch(`${address}${call.path}`, {
      method: call.method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(call.encode(input).body ?? {}),
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
    if (!response) throw trouble(response);
    if (response.status === 401) return undefined;
    if (!response.ok) throw trouble(response);
    return call.decode(v.parse(call.tolerates, await response.json()));
  }
  return {
    signIn: (shopper) => send(signIn, { shopper }),
    readSession: (refreshToken) => send(readSession, { refreshToken }),
    mintToken: async (refreshToken) => (await send(mintToken, { refreshToken, type: 'B2C' }))?.accessToken,
    async signOut(refreshToken) {
      await send(signOut, { refreshToken });
    },
  };
}
