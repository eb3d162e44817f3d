/** The question for the shopper's location: not needed before "Search by Location" is pressed. */
export const loadConsent = () => import('../features/location-consent/LocationConsent.tsx');
