import type { Call } from '../contract/call.ts';
import { createAuthSession } from '../http/auth-session.ts';
import { createHttp } from '../http/http.ts';
import type { Http } from '../http/http.ts';
import { realTiming } from '../http/timing.ts';

/** Access to the services, as on a shopper's page. */
export interface ShopperServices {
  readonly http: Http;
  readonly signal: AbortSignal;
}

/** Creates access to the services at a URL, for the token's shopper. */
export function shopperServices(baseUrl: string, token: string): ShopperServices {
  const { signal } = new AbortController();
  const timing = realTiming();
  const session = createAuthSession(
    { type: 'B2C', token },
    { timing, life: () => signal, onExpired: () => undefined },
  );
  const about = { paths: {}, application: 'CLICKLIST', tenant: 'kroger', session, timing } as const;
  return { http: createHttp({ baseUrl, ...about }), signal };
}

/** Sends a call and resolves with its value; throws the error of a failed call. */
export const senderOf =
  ({ http, signal }: ShopperServices) =>
  async <Input, Output>(call: Call<Input, Output>, input: NoInfer<Input>): Promise<Output> => {
    const result = await http.send(call, input, { signal });
    if (!result.ok) throw result.error;
    return result.value;
  };
