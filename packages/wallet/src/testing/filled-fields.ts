import { openVaultSession, tokenise } from '@grocer/foundation/contract';
import type { Call } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { problemOf } from '../hosted-fields/codes.ts';
import { cardMode, cvvMode, pinMode } from '../hosted-fields/modes.ts';
import type { VaultMode } from '../hosted-fields/modes.ts';
import type { HostedFields, TokenisedCard } from '../hosted-fields/port.ts';

/** What a shopper types into the vault's frame. */
interface TypedCard {
  readonly accountNumber: string;
  readonly cvv?: string;
  /** Two digits, as is the year. */
  readonly expMonth?: string;
  readonly expYear?: string;
}

interface Vault {
  /** The origin of the vault. */
  readonly vault: string;
  readonly paypageId: string;
  /** The origin of the page that shows the vault's frame. */
  readonly parentOrigin: string;
}

/** Makes one call of the contract, without retries; throws when the answer does not match the contract. */
export async function ask<Input, Output, Body, Answer, Wire>(
  origin: string,
  call: Call<Input, Output, Body, Answer, Wire>,
  input: Input,
  bearer?: string,
): Promise<Output> {
  const response = await fetch(`${origin}${call.path}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(call.encode(input).body),
  });
  return call.decode(v.parse(call.tolerates, await response.json()));
}

/** The methods of fields besides `tokenise()`, for tests without a frame. */
export const untouched = {
  isChanged: () => false,
  validate: () => {},
  setReadOnly: () => {},
  restart: () => {},
} satisfies Partial<HostedFields<unknown>>;

/** The vault's fields, filled in: they request tokens from the real vault, as its frame does. */
export function createFilledFields({ vault, paypageId, parentOrigin }: Vault) {
  const filled = <Token>(
    { read }: VaultMode<Token>,
    typed: Pick<
      Parameters<typeof tokenise.encode>[0],
      'mode' | 'accountNumber' | 'cvv' | 'pin' | 'expMonth' | 'expYear'
    >,
  ): HostedFields<Token> => ({
    ...untouched,
    destroy: () => {},
    async tokenise() {
      const session = await ask(vault, openVaultSession, { paypageId, parentOrigin });
      const who = { session, paypageId, reportGroup: 'Grocer', id: '1', orderId: '' };
      const answer = await ask(vault, tokenise, { ...who, ...typed });
      const token = read(answer);
      return token === undefined ? { ok: false, problem: problemOf(answer.response) } : { ok: true, token };
    },
  });

  return {
    /** Returns filled-in card fields. */
    fieldsWith: (typed: TypedCard): HostedFields<TokenisedCard> =>
      filled(cardMode, { cvv: '123', expMonth: '08', expYear: '31', ...typed, mode: 'card' }),
    /** Returns a filled-in security code field. */
    codeWith: (cvv: string): HostedFields<string> => filled(cvvMode, { cvv, mode: 'cvv' }),
    /** Returns a filled-in PIN field. */
    pinWith: (pin: string): HostedFields<string> => filled(pinMode, { pin, mode: 'pin' }),
  };
}
