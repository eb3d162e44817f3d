import { GrocerError } from '@grocer/foundation/http';
import type { HostedProblem } from '../hosted-fields/port.ts';
import type { WalletDeps } from '../core/slice.ts';

/** Reports which fields cannot be used, never what was typed into them [W-5.28]. */
export function refuseFields(
  { report, emitter }: WalletDeps,
  fields: readonly string[],
  { code = 'invalid_fields', description }: { code?: string; description?: string | undefined } = {},
): void {
  const described = description === undefined ? {} : { description };
  report({ type: 'USER_CONSTRAINT_ERROR', code, fields, ...described });
  emitter.emit('validation:failed', { fields });
}

interface Trouble {
  readonly code: 'hosted_fields_refused' | 'hosted_fields_unavailable';
  readonly vendorCode: string;
  readonly retryable: boolean;
}

/** Reports a failure of the hosted fields [W-7.27]. */
export function reportTrouble(
  { report, emitter }: WalletDeps,
  { code, vendorCode, retryable }: Trouble,
): void {
  report({ type: 'CUSTOMER_FACING_SERVICE_ERROR', code: vendorCode, endpoint: 'hosted-fields' });
  const message = `The hosted fields ended in code ${vendorCode}.`;
  emitter.emit('error', { error: new GrocerError({ code, retryable, message }) });
}

/**
 * Reports why the hosted fields returned no token: for the shopper to correct, or a failure. With a
 * `description`, a failure also counts against the shopper's form [W-8.26].
 */
export function reportHosted(deps: WalletDeps, { kind, code }: HostedProblem, description?: string): void {
  if (kind === 'shopper' || description !== undefined) refuseFields(deps, ['card'], { code, description });
  if (kind === 'shopper') return;
  const retryable = kind === 'infrastructure';
  reportTrouble(deps, { code: 'hosted_fields_refused', vendorCode: code, retryable });
}
