import { takePreferencesLink } from '@grocer/account-kit';

/** What an email's link has brought. The page imports this before anything else, so that nothing else reads it in the address. */
export const preferencesLink = takePreferencesLink();
