import type { ConsentFeature } from '@grocer/foundation/domain';

/** The time limit for reading the consent, in ms [F-4.16]. */
export const CONSENT_TIMEOUT_MS = 5000;

/** The steps of the dialog: the question, how it works, the device's own setting [F-2.54] to [F-2.56]. */
export type ConsentStep = 0 | 1 | 2;

/** The presses in the dialog; `dismiss` is Escape or the close button. */
export type ConsentPress = 'allow' | 'decline' | 'how-it-works' | 'continue' | 'dismiss';

/** The result of a press: another step, or the end with the preference to store, if any. */
export type ConsentMove =
  | { readonly to: ConsentStep }
  | { readonly to: 'end'; readonly preference: boolean | undefined };

const DISMISSED: ConsentMove = { to: 'end', preference: undefined };
const DECLINED: ConsentMove = { to: 'end', preference: false };

const MOVES: readonly Readonly<Partial<Record<ConsentPress, ConsentMove>>>[] = [
  { allow: { to: 2 }, 'how-it-works': { to: 1 }, decline: DECLINED, dismiss: DISMISSED },
  { allow: { to: 2 }, decline: DECLINED, dismiss: DISMISSED },
  { continue: { to: 'end', preference: true }, decline: DECLINED, dismiss: DISMISSED },
];

/** Returns the result of a press. A press that a step does not offer has no effect [F-4.13] to [F-4.15]. */
export const consentStepAfter = (step: ConsentStep, press: ConsentPress): ConsentMove =>
  MOVES[step]?.[press] ?? { to: step };

/** Returns the heading of the dialog for a feature [F-2.54]. */
export const headingOf = (feature: ConsentFeature): 'waysToShop' | 'findAStore' =>
  feature === 'Find a Store' ? 'findAStore' : 'waysToShop';

/** Returns true when a preference has to be stored: it differs, or the shopper has not set it [F-7.21]. */
export const isNews = (
  stored: { readonly value: boolean; readonly userSet: boolean } | undefined,
  value: boolean,
): boolean => stored?.value !== value || !stored.userSet;
