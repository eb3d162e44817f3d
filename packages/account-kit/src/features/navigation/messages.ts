/** The account's navigation. */
export const navigationMessages = {
  /** For screen readers. */
  label: 'Account', // authored
  dashboard: 'Dashboard',
  profile: 'Profile',
  addresses: 'Address Book',
  preferences: 'Preferences',
  broken: 'We’re sorry, this part could not be shown.', // authored
  retry: 'Try Again', // authored
};
export type NavigationMessages = typeof navigationMessages;
