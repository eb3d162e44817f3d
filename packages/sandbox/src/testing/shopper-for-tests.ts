import { listCards, mintToken, openVaultSession, signIn, tokenise } from '@grocer/foundation/contract';
import type { VaultAnswer } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { PAYPAGE, SHOP } from './sandbox-for-tests.ts';
import type { Reach, Requests } from './sandbox-for-tests.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

export const post = async (
  app: Requests,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) => app.request(path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) });

/** Signs a shopper in; returns the headers of all their calls. */
export async function headersFor(
  { api, clientSecret }: Reach,
  shopper: string,
): Promise<Record<string, string>> {
  const client = { authorization: `Bearer ${clientSecret}` };
  const signedIn = await post(api, signIn.path, { shopper }, client);
  const { refreshToken } = v.parse(signIn.response, await signedIn.json());
  const minted = await post(api, mintToken.path, { refreshToken, type: 'B2C' }, client);
  const { accessToken } = v.parse(mintToken.response, await minted.json());
  return {
    authorization: `Bearer ${accessToken}`,
    'x-application-id': 'CLICKLIST',
    'x-payment-auth-type': 'B2C',
    'x-channel': 'WEB',
  };
}

export const ALL_CARDS = { 'show-snap-card': 'true', 'show-gift-cards': 'true', 'giftcard-balance': 'true' };

export async function cardsOf({ api }: Reach, headers: Record<string, string>) {
  const answer = await api.request(listCards.path, { headers: { ...headers, ...ALL_CARDS } });
  return v.parse(listCards.response, await answer.json()).data.payment.cards;
}

export const typedCard = (clock: Reach['clock']) => ({
  accountNumber: '4242424242424242',
  cvv: '123',
  expMonth: '12',
  expYear: String((clock.now().getFullYear() + 3) % 100),
});

/** Sends digits to the vault as its frame does. */
export async function tokeniseAt({ vault, clock }: Reach, digits: object = {}): Promise<VaultAnswer> {
  const opened = await post(vault, openVaultSession.path, { paypageId: PAYPAGE, parentOrigin: SHOP });
  const { session } = v.parse(openVaultSession.response, await opened.json());
  const question = {
    session,
    paypageId: PAYPAGE,
    reportGroup: 'test',
    id: 'transaction',
    orderId: 'order',
    mode: 'card',
  };
  const answer = await post(vault, tokenise.path, { ...question, ...typedCard(clock), ...digits });
  return v.parse(tokenise.response, await answer.json());
}

export async function tokenFor(sandbox: Reach, accountNumber: string): Promise<string> {
  const { paypageRegistrationId = '' } = await tokeniseAt(sandbox, { accountNumber });
  return paypageRegistrationId;
}

/** The body of a new bank card. */
export const newCardBody = (
  lowValueToken: string,
  more: { zip?: string; save?: boolean; defaultCard?: boolean } = {},
) => ({
  dateTime: { timezone: 'UTC', value: '2026-01-01T00:00:00.000Z' },
  facilityId: 'facility',
  storeId: 'store',
  defaultCard: more.defaultCard ?? false,
  save: more.save ?? true,
  paymentMethod: {
    paymentType: 'BANK_CARD',
    billing: {
      addressLines: ['17 Walnut Lane'],
      cityTown: 'Columbus',
      stateProvince: 'OH',
      postalCode: more.zip ?? '43085',
      countryCode: 'US',
    },
    brand: 'VISA',
    expirationMonth: '12',
    expirationYear: '2030',
    lowValueToken,
    cardFirstSix: '424242',
    firstName: 'Bob',
    lastName: 'Baker',
  },
});

let keys = 0;

/** Returns an idempotency key that no other test uses. */
export const freshKey = (): string => {
  keys += 1;
  return `a-key-for-one-test-${keys}`;
};

/** Sends a request with a fresh idempotency key; returns the status and body of the response. */
export async function send(
  { api }: Pick<Reach, 'api'>,
  headers: Record<string, string>,
  { method, path, body }: { method: string; path: string; body?: unknown },
): Promise<{ status: number; body: unknown }> {
  const answer = await api.request(path, {
    method,
    headers: { 'idempotency-key': freshKey(), ...headers, ...(body !== undefined && JSON_TYPE) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
