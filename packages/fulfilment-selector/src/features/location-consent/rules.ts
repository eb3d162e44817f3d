import type { ConsentFeature } from '@grocer/foundation/domain';

/** A check that takes longer than this has no answer [F-4.16]. */
export const CONSENT_TIMEOUT_MS = 5000;

/** The steps of the dialog: the question, how it works, the device's own setting [F-2.54] to [F-2.56]. */
export type ConsentStep = 0 | 1 | 2;

/** What a shopper can do in the dialog; `dismiss` is Escape or the close button. */
export type ConsentPress = 'allow' | 'decline' | 'how-it-works' | 'continue' | 'dismiss';

/** What a press comes to: another step, or the end, with the preference to keep if there is one. */
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

/** Where a press in the consent dialog leads; one that a step does not offer changes nothing [F-4.13] to [F-4.15]. */
export const consentMove = (step: ConsentStep, press: ConsentPress): ConsentMove =>
  MOVES[step]?.[press] ?? { to: step };

/** Which heading asks for consent to a feature [F-2.54]. */
export const headingOf = (feature: ConsentFeature): 'waysToShop' | 'findAStore' =>
  feature === 'Find a Store' ? 'findAStore' : 'waysToShop';

/** Is a stored preference to be written again? Not when it says so already, by the shopper's own word [F-7.21]. */
export const isNews = (
  stored: { readonly value: boolean; readonly userSet: boolean } | undefined,
  value: boolean,
): boolean => stored?.value !== value || !stored.userSet;
