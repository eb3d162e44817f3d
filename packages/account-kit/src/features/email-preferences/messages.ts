import { accountTexts } from '../../errors/messages.ts';
import { preferenceTroubles } from '../../preferences/messages.ts';

/** Texts of the email preferences. */
export const emailPreferencesMessages = {
  label: 'Email', // authored
  /** How long a change takes to have effect. */
  delay: 'Changes take 3 business days to take effect.',
  /** One banner's name for the last of its emails. */
  plusPlanOffers: 'Plus Plan Offers', // authored
  none: 'There are no emails to choose from.', // authored
  /** Shown to a signed-in shopper. */
  linkSignedIn: 'This link changes only these emails.', // authored
  linkOnly: 'This link changes only these emails. Sign in for text messages and more.', // authored
  linkExpired: 'This link has expired', // authored
  linkExpiredHint: 'Sign in to choose the emails you get.', // authored
  /** Error texts if the preferences could not be read. */
  unknown: preferenceTroubles,
  /** Error texts if a change could not be saved. */
  notSaved: { ...preferenceTroubles, technical: accountTexts.preferences.emailNotSaved },
};
export type EmailPreferencesMessages = typeof emailPreferencesMessages;
