import { accountTexts } from '../../errors/messages.ts';
import { preferenceTroubles } from '../../preferences/messages.ts';

/** The emails that a shopper may get. */
export const emailPreferencesMessages = {
  label: 'Email', // authored
  /** How long a change takes. */
  delay: 'Changes take 3 business days to take effect.',
  /** What one banner calls the last of its emails. */
  plusPlanOffers: 'Plus Plan Offers', // authored
  none: 'There are no emails to choose from.', // authored
  /** For whoever is signed in. */
  linkSignedIn: 'This link changes only these emails.', // authored
  linkOnly: 'This link changes only these emails. Sign in for text messages and more.', // authored
  linkExpired: 'This link has expired', // authored
  linkExpiredHint: 'Sign in to choose the emails you get.', // authored
  /** Why they cannot be told. */
  unknown: preferenceTroubles,
  /** Why one cannot be changed. */
  notSaved: { ...preferenceTroubles, technical: accountTexts.preferences.emailNotSaved },
};
export type EmailPreferencesMessages = typeof emailPreferencesMessages;
