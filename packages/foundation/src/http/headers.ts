import type { AppName, AuthType } from '../domain/app.ts';

/** Header names of every call by purpose; a call may add its own. Services allow them in CORS. */
const HEADERS = {
  authorization: 'authorization',
  application: 'x-application-id',
  channel: 'x-channel',
  tenant: 'x-tenant',
  key: 'idempotency-key',
  authType: 'x-payment-auth-type',
} as const;

export interface CommonHeaders {
  readonly token: string | undefined;
  readonly authType: AuthType;
  readonly application: AppName;
  readonly tenant: string;
  readonly key: string;
}

/** Returns the headers of every call [W-7.2] to [W-7.10]; no authorization header without a token. */
export const commonHeaders = (from: CommonHeaders): Record<string, string> => ({
  ...(from.token !== undefined && { [HEADERS.authorization]: `Bearer ${from.token}` }),
  [HEADERS.application]: from.application,
  [HEADERS.channel]: 'WEB',
  [HEADERS.tenant]: from.tenant,
  [HEADERS.key]: from.key,
  [HEADERS.authType]: from.authType,
});
