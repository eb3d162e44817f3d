import { takePreferencesLink } from '@grocer/account-kit';

/**
 * The preference link of an email, if the page was opened by one. Imported first, so that no other script
 * reads it in the address.
 */
export const preferencesLink = takePreferencesLink();
