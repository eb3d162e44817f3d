import type { ConsentStep } from './rules.ts';

/** The dialog that asks for the shopper's location: closed, or at a step [F-4.13]. */
export type Asking = { readonly phase: 'closed' } | { readonly phase: 'asking'; readonly step: ConsentStep };

/** Consent to use the shopper's location. What is done about it loads when it is wanted. */
export interface ConsentSlice {
  readonly asking: Asking;
}

export const createConsentSlice = (): ConsentSlice => ({ asking: { phase: 'closed' } });
