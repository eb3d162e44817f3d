// The chunk that loads after the first view, or when first needed: the actions and the components that depend
// on them.
export { OtherTabsNotice } from '../features/other-tabs/OtherTabsNotice.tsx';
export { LocationConsent } from '../features/location-consent/LocationConsent.tsx';
export { lazyActions } from './lazy-actions.ts';
