import { openVaultSession, tokenise } from '@grocer/foundation/contract';
import * as v from 'valibot';
import type { RedeemedCard, VaultPort } from '../api/vault-port.ts';
import { newId } from '../secrecy.ts';

/** Enrols a test card number in the vault and returns its card. */
export type EnrolCard = (accountNumber: string) => Promise<RedeemedCard>;

interface EnrolmentConfig {
  readonly origin: string;
  readonly paypageId: string;
  readonly parentOrigin: string;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly vault: VaultPort;
  /** The expiry year of the cards, two digits. */
  readonly expYear: string;
}

/**
 * Creates a function that enrols cards as the vault's frame would: a session, a token, and its redemption.
 */
export function createEnrolment({
  origin,
  paypageId,
  parentOrigin,
  fetch,
  vault,
  expYear,
}: EnrolmentConfig): EnrolCard {
  async function post(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(
      new Request(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    if (!response.ok) throw new Error(`The vault answered ${response.status} to ${path}.`);
    return response.json();
  }

  return async (accountNumber) => {
    const { session } = v.parse(
      openVaultSession.response,
      await post(openVaultSession.path, { paypageId, parentOrigin }),
    );
    const id = newId();
    const card = { mode: 'card', accountNumber, expMonth: '12', expYear };
    const answered = v.parse(
      tokenise.response,
      await post(tokenise.path, { session, paypageId, reportGroup: 'seed', id, orderId: id, ...card }),
    );
    const redeemed = await vault.redeem(answered.paypageRegistrationId ?? '', id);
    if (!redeemed.ok) throw new Error(`The vault took no test card: ${answered.response}.`);
    return redeemed.card;
  };
}
