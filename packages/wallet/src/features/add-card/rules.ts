import type { ErrorCode } from '@grocer/foundation/contract';

/** Why a name cannot be used, if it cannot [W-5.1] [W-5.2] [W-9.2]. */
export function nameProblem(name: string): 'required' | 'tooLong' | 'invalid' | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'required';
  if (trimmed.length > 375) return 'tooLong';
  // Letters of any script with their marks; space, apostrophe, hyphen and period only next to letters.
  return /^\p{L}[\p{L}\p{M}]*(?:[ '’.-]+\p{L}[\p{L}\p{M}]*)*\.?$/u.test(trimmed) ? undefined : 'invalid';
}

/** The two boxes under the form. */
export interface SaveOptions {
  readonly save: boolean;
  readonly preferred: boolean;
}

/** A card that is preferred is a saved one [W-4.19]. */
export const withPreferred = (options: SaveOptions, preferred: boolean): SaveOptions => ({
  save: preferred || options.save,
  preferred,
});

/** A card that is not saved cannot be preferred [W-4.19]. */
export const withSave = (options: SaveOptions, save: boolean): SaveOptions => ({
  save,
  preferred: save && options.preferred,
});

/** What the form shows for a refusal, by the name of the message [W-8.7] to [W-8.17]. */
export function refusalMessage(
  code: ErrorCode,
):
  | 'declined'
  | 'sessionExpired'
  | 'addressRefused'
  | 'issuerRefused'
  | 'duplicate'
  | 'invalid'
  | 'callUs'
  | 'timeout'
  | 'unconfirmed'
  | 'failed' {
  switch (code) {
    case 'card_declined':
      return 'declined';
    case 'session_expired':
      return 'sessionExpired';
    case 'billing_address_refused':
      return 'addressRefused';
    case 'card_issuer_refused':
      return 'issuerRefused';
    case 'card_duplicate':
      return 'duplicate';
    case 'payment_info_invalid':
      return 'invalid';
    case 'customer_service_needed':
      return 'callUs';
    case 'timeout':
      return 'timeout';
    case 'unconfirmed':
      return 'unconfirmed';
    default:
      return 'failed';
  }
}
