import type { GrocerError } from '@grocer/foundation/http';
import type { CardGroup } from '@grocer/foundation/domain';
import type { FormName } from '../forms/slice.ts';
import type { Screen } from '../flyout/rules.ts';

/** The analytics events of a wallet: enums and codes, never what a shopper typed. */
export type WalletAnalyticsEvent =
  | { type: 'START_NAVIGATE'; screen: Screen }
  | { type: 'FORM_FIELD_ABANDONMENT'; form: FormName }
  | { type: 'UPDATE_PAYMENT_METHOD'; action: 'add' | 'edit' | 'delete'; paymentMethod: CardGroup }
  | { type: 'USER_CONSTRAINT_ERROR'; code: string; fields: readonly string[]; description?: string }
  | { type: 'CUSTOMER_FACING_SERVICE_ERROR'; code: string; endpoint: string };

export type Report = (event: WalletAnalyticsEvent) => void;

/**
 * Reports a failed call: 4xx as a constraint on the shopper's side, the rest as a service failure [W-7.27].
 */
export function reportFailure(report: Report, { code, status = 0, endpoint = '' }: GrocerError): void {
  if (status >= 400 && status < 500) report({ type: 'USER_CONSTRAINT_ERROR', code, fields: [] });
  else report({ type: 'CUSTOMER_FACING_SERVICE_ERROR', code, endpoint });
}
