import type { ErrorCode } from '@grocer/foundation/contract';
import type { AccountTexts } from './messages.ts';

/** May a write that failed have been done all the same? */
export const isUnconfirmed = (code: ErrorCode): boolean => code === 'unconfirmed' || code === 'timeout';

const OF_ADDRESSES: Readonly<Record<string, keyof AccountTexts['address']>> = {
  CONSTRAINT_VIOLATION_EXCEPTION: 'constraint',
  ADDRESS_NOT_FOUND: 'notFound',
  TOO_MANY_ADDRESSES: 'tooMany',
};

// to
/** What an address that could not be changed is told by the service's code: of any other, what is said of everything. */
export function addressErrorText(code: string, texts: AccountTexts): string {
  const key = Object.hasOwn(OF_ADDRESSES, code) ? OF_ADDRESSES[code] : undefined;
  return key === undefined ? texts.generic : texts.address[key];
}

//
/** What a call that got no good answer is told: without a connection that, else what is said of everything. */
export const failureText = (
  { isOnline, message }: { readonly isOnline: boolean; readonly message: string },
  { offline, generic }: Pick<AccountTexts, 'offline' | 'generic'>,
): string => (!isOnline || /network error/i.test(message) ? offline : generic);
