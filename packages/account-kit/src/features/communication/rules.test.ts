import { expect, it } from 'vitest';
import { isCommunicationOn, withCommunication } from './rules.ts';

const known = { relevantAdsOptIn: true, earlyAccess: false };

it.each([
  ['relevantAdsOptIn', { relevantAdsOptIn: false, earlyAccess: false }],
  ['earlyAccess', { relevantAdsOptIn: true, earlyAccess: true }],
])('has %s turned, and leaves the other [A-3.5]', (id, turned) => {
  expect(withCommunication(known, id, !isCommunicationOn(known, id))).toEqual(turned);
});

it('does not say that early access is off, where nobody could tell [A-3.5]', () => {
  expect(isCommunicationOn({ ...known, earlyAccess: undefined }, 'earlyAccess')).toBeUndefined();
});
