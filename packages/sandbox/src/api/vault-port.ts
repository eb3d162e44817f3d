import { redeemCardToken, redeemCvvToken, redeemPinToken } from '@grocer/foundation/contract';
import type { CallOf } from '../wire/route.ts';
import * as v from 'valibot';

/** The data of a card that may be stored. */
export type RedeemedCard = v.InferOutput<typeof redeemCardToken.response>;

/** The vault has refused a request or could not be reached. */
export interface VaultTrouble {
  readonly ok: false;
  readonly why: 'refused' | 'unavailable';
}

export type Redemption = { readonly ok: true; readonly card: RedeemedCard } | VaultTrouble;

/** Whether a security code or PIN is correct. */
export type Judgement = { readonly ok: true; readonly isRight: boolean } | VaultTrouble;

/**
 * The vault as the payment service uses it. A request repeated under the same operation gets the same answer.
 */
export interface VaultPort {
  /** Returns the card of a token without spending the token. */
  inspect(token: string, operation: string): Promise<Redemption>;
  /** Exchanges a card token for the card. */
  redeem(token: string, operation: string): Promise<Redemption>;
  /** Returns the issuer's verdict on a security code, without spending its token. */
  inspectCvv(token: string, operation: string): Promise<Judgement>;
  /** Returns the issuer's verdict on a security code and spends its token. */
  judgeCvv(token: string, operation: string): Promise<Judgement>;
  /** Compares the PIN of a token with the PIN of a test card. */
  judgePin(asked: { token: string; expected: string }, operation: string): Promise<Judgement>;
}

interface VaultPortConfig {
  readonly origin: string;
  readonly secret: string;
  readonly paypageId: string;
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

/** Creates a port to a vault, over HTTP or within the same page. */
export function createVaultPort({ origin, secret, paypageId, fetch }: VaultPortConfig): VaultPort {
  async function ask<Body, Answer>(
    call: CallOf<Body, Answer>,
    body: NoInfer<Omit<Body, 'paypageId'>>,
    operation: string,
  ): Promise<{ ok: true; answer: Answer } | VaultTrouble> {
    const request = new Request(`${origin}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        'idempotency-key': operation,
      },
      body: JSON.stringify({ ...body, paypageId }),
      signal: AbortSignal.timeout(5000),
    });
    try {
      const response = await fetch(request);
      if (response.status >= 500 || response.status === 401) return { ok: false, why: 'unavailable' };
      if (!response.ok) return { ok: false, why: 'refused' };
      return { ok: true, answer: v.parse(call.response, await response.json()) };
    } catch {
      return { ok: false, why: 'unavailable' };
    }
  }

  const askCard =
    (dryRun: boolean) =>
    async (token: string, operation: string): Promise<Redemption> => {
      const asked = await ask(redeemCardToken, { token, dryRun }, operation);
      return asked.ok ? { ok: true, card: asked.answer } : asked;
    };
  const askCvv =
    (dryRun: boolean) =>
    async (token: string, operation: string): Promise<Judgement> => {
      const asked = await ask(redeemCvvToken, { token, dryRun }, operation);
      return asked.ok ? { ok: true, isRight: asked.answer.isValid } : asked;
    };

  return {
    inspect: askCard(true),
    redeem: askCard(false),
    inspectCvv: askCvv(true),
    judgeCvv: askCvv(false),
    async judgePin({ token, expected }, operation) {
      const asked = await ask(redeemPinToken, { token, expected }, operation);
      return asked.ok ? { ok: true, isRight: asked.answer.matches } : asked;
    },
  };
}
