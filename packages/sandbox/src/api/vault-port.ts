import { redeemCardToken, redeemCvvToken, redeemPinToken } from '@grocer/foundation/contract';
import type { CallOf } from '../wire/route.ts';
import * as v from 'valibot';

/** What may be stored of a card. */
export type RedeemedCard = v.InferOutput<typeof redeemCardToken.response>;

/** The vault gave no answer to build on. */
export interface VaultTrouble {
  readonly ok: false;
  readonly why: 'refused' | 'unavailable';
}

export type Redemption = { readonly ok: true; readonly card: RedeemedCard } | VaultTrouble;

/** What came of a token that says yes or no. */
export type Judgement = { readonly ok: true; readonly isRight: boolean } | VaultTrouble;

/** The vault as the payment service sees it. Repeated under the same operation it answers the same. */
export interface VaultPort {
  /** Says what a card token stands for, and leaves it unspent. */
  inspect(token: string, operation: string): Promise<Redemption>;
  /** Exchanges a card token. */
  redeem(token: string, operation: string): Promise<Redemption>;
  /** Says what the issuer thinks of a security code, and leaves its token unspent. */
  inspectCvv(token: string, operation: string): Promise<Judgement>;
  /** Uses a security code's token up. */
  judgeCvv(token: string, operation: string): Promise<Judgement>;
  /** Compares the PIN behind a token with the one a test card has. */
  judgePin(asked: { token: string; expected: string }, operation: string): Promise<Judgement>;
}

interface VaultPortConfig {
  readonly origin: string;
  readonly secret: string;
  readonly paypageId: string;
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

/** Reaches a vault over HTTP, or within the same page. */
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
