// What loads once the first view is there, or when it is first needed: the actions, and the small parts that come of them.
export { OtherTabsNotice } from '../features/other-tabs/OtherTabsNotice.tsx';
export { LocationConsent } from '../features/location-consent/LocationConsent.tsx';
export { lazyActions } from './lazy-actions.ts';
