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
export type PreferencesMessages = typeof preferencesMessages;
