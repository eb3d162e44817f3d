import type { AccountTexts } from './messages.ts';

const OF_ADDRESSES: Readonly<Record<string, keyof AccountTexts['address']>> = {
  CONSTRAINT_VIOLATION_EXCEPTION: 'constraint',
  ADDRESS_NOT_FOUND: 'notFound',
  TOO_MANY_ADDRESSES: 'tooMany',
};

// to
/** Returns the text for an address error code of the service; the generic text for any other code. */
export function addressErrorText(code: string, texts: AccountTexts): string {
  const key = Object.hasOwn(OF_ADDRESSES, code) ? OF_ADDRESSES[code] : undefined;
  return key === undefined ? texts.generic : texts.address[key];
}

//
/** Returns the text for a failed call: the offline text without a connection, else the generic one. */
export const failureText = (
  { isOnline, message }: { readonly isOnline: boolean; readonly message: string },
  { offline, generic }: Pick<AccountTexts, 'offline' | 'generic'>,
): string => (!isOnline || /network error/i.test(message) ? offline : generic);
