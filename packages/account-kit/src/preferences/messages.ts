import { accountTexts } from '../errors/messages.ts';
import type { PreferenceTrouble } from './trouble-rules.ts';

/** What all preferences say. */
export const preferencesMessages = {
  title: 'Preferences',
  linkTitle: 'Email preferences', // authored
  visitor: 'Sign in to choose what you hear of from us.', // authored
  loading: 'Loading your preferences', // authored
  /** What opens the longer description of a preference, which is named after it. */
  details: 'Details', // authored
  /** Said where it has been taken up. */
  saved: 'Saved', // authored
  retry: 'Try Again', // authored
};

/** Why preferences cannot be told or changed, where a part of them has no words of its own. */
export const preferenceTroubles: Readonly<Record<PreferenceTrouble, string>> = {
  offline: accountTexts.offline,
  notFound: accountTexts.preferences.notFound,
  storeNeeded: accountTexts.preferences.storeNeeded,
  phoneNeeded: accountTexts.preferences.phoneNeeded,
  unconfirmed:
    'We couldn’t confirm that your choice was saved. Try again to make sure: it won’t be saved twice.', // authored
  technical: accountTexts.technical,
};
export type PreferencesMessages = typeof preferencesMessages;
