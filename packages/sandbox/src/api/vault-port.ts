import { redeemCardToken } from '@grocer/foundation/contract';
import * as v from 'valibot';

/** What may be stored of a card. */
export type RedeemedCard = v.InferOutput<typeof redeemCardToken.response>;

export type Redemption =
  | { readonly ok: true; readonly card: RedeemedCard }
  | { readonly ok: false; readonly why: 'refused' | 'unavailable' };

/** The vault as the payment service sees it. */
export interface VaultPort {
  /** Exchanges a card token. Repeated under the same operation it answers the same. */
  redeem(token: string, operation: string): Promise<Redemption>;
}

interface VaultPortConfig {
  readonly origin: string;
  readonly secret: string;
  readonly paypageId: string;
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

/** Reaches a vault over HTTP, or within the same page. */
export const createVaultPort = ({ origin, secret, paypageId, fetch }: VaultPortConfig): VaultPort => ({
  async redeem(token, operation) {
    const request = new Request(`${origin}${redeemCardToken.path}`, {
      method: redeemCardToken.method,
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        'idempotency-key': operation,
      },
      body: JSON.stringify({ token, paypageId }),
      signal: AbortSignal.timeout(5000),
    });
    try {
      const response = await fetch(request);
      if (response.status >= 500 || response.status === 401) return { ok: false, why: 'unavailable' };
      if (!response.ok) return { ok: false, why: 'refused' };
      return { ok: true, card: v.parse(redeemCardToken.response, await response.json()) };
    } catch {
      return { ok: false, why: 'unavailable' };
    }
  },
});
