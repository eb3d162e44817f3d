import { mintToken, signIn, signOut } from '@grocer/foundation/contract';
import type { Call } from '@grocer/foundation/contract';
import * as v from 'valibot';

/** The calls that a host's back end makes with its own secret. */
export interface AuthApi {
  signIn(shopper: string): Promise<Awaited<ReturnType<typeof signIn.decode>> | undefined>;
  mintToken(refreshToken: string): Promise<string | undefined>;
  signOut(refreshToken: string): Promise<void>;
}

/** Talks to the API server to server; what it refuses comes back as `undefined`, and trouble is thrown. */
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
    });
    if (response.status === 401) return undefined;
    if (!response.ok) throw new Error(`${call.name} answered ${response.status}.`);
    return call.decode(v.parse(call.tolerates, await response.json()));
  }
  return {
    signIn: (shopper) => send(signIn, { shopper }),
    mintToken: async (refreshToken) => (await send(mintToken, { refreshToken, type: 'B2C' }))?.accessToken,
    async signOut(refreshToken) {
      await send(signOut, { refreshToken });
    },
  };
}
