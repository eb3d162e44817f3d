import type { Slice } from '@grocer/foundation/embed';
import type { ConsentStep } from './rules.ts';

/** The state of the location consent dialog [F-4.13]. */
export type Asking = { readonly phase: 'closed' } | { readonly phase: 'asking'; readonly step: ConsentStep };

/** The state of the location consent. Its actions load when they are needed. */
export interface ConsentSlice {
  readonly asking: Asking;
  /** Closes the dialog without an answer. */
  forgetConsent(): void;
}

const CLOSED = { asking: { phase: 'closed' } } as const;

export const createConsentSlice: Slice<ConsentSlice> = (set) => ({
  ...CLOSED,
  forgetConsent: () => set(CLOSED),
});
