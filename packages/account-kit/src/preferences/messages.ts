import { accountTexts } from '../errors/messages.ts';
import type { PreferenceTrouble } from './trouble-rules.ts';

/** Texts shared by all preferences. */
export const preferencesMessages = {
  title: 'Preferences',
  linkTitle: 'Email preferences', // authored
  visitor: 'Sign in to choose what you hear of from us.', // authored
  loading: 'Loading your preferences', // authored
  /** Label of the disclosure with a preference's longer description; the preference's name follows. */
  details: 'Details', // authored
  /** Announced when a change was saved. */
  saved: 'Saved', // authored
  retry: 'Try Again', // authored
};

/** Error texts of preferences, unless a section has its own. */
export const preferenceTroubles: Readonly<Record<PreferenceTrouble, string>> = {
  offline: accountTexts.offline,
  notFound: accountTexts.preferences.notFound,
  storeNeeded: accountTexts.preferences.storeNeeded,
  phoneNeeded: accountTexts.preferences.phoneNeeded,
  signIn: accountTexts.signIn,
  unconfirmed:
    'We couldn’t confirm that your choice was saved. Try again to make sure: it won’t be saved twice.', // authored
  technical: accountTexts.technical,
};
export type PreferencesMessages = typeof preferencesMessages;
