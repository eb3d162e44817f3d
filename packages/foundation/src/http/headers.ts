import type { AppName, AuthType } from '../domain/app.ts';

/** Every header that the SDKs add, by what it says; hosts allow these names in CORS. */
const HEADERS = {
  authorization: 'authorization',
  application: 'x-application-id',
  channel: 'x-channel',
  tenant: 'x-tenant',
  key: 'idempotency-key',
  authType: 'x-payment-auth-type',
  intent: 'x-payment-intent-id',
  telemetry: 'x-bot-telemetry',
} as const;

export interface CommonHeaders {
  readonly token: string | undefined;
  readonly authType: AuthType;
  readonly application: AppName;
  readonly tenant: string;
  readonly key: string;
  readonly intent: string | undefined;
  readonly telemetry: string | undefined;
}

/** The headers of every payment call [W-7.2] to [W-7.10]; each only where there is a value for it. */
export const commonHeaders = (from: CommonHeaders): Record<string, string> => ({
  ...(from.token !== undefined && { [HEADERS.authorization]: `Bearer ${from.token}` }),
  [HEADERS.application]: from.application,
  [HEADERS.channel]: 'WEB',
  [HEADERS.tenant]: from.tenant,
  [HEADERS.key]: from.key,
  [HEADERS.authType]: from.authType,
  ...(from.intent !== undefined && { [HEADERS.intent]: from.intent }),
  ...(from.telemetry !== undefined && { [HEADERS.telemetry]: from.telemetry }),
});
