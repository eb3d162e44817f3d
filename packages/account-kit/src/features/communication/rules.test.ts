import { expect, it } from 'vitest';
import { isCommunicationOn, withCommunication } from './rules.ts';

const known = { relevantAdsOptIn: true, earlyAccess: false };

it.each([
  ['relevantAdsOptIn', { relevantAdsOptIn: false, earlyAccess: false }],
  ['earlyAccess', { relevantAdsOptIn: true, earlyAccess: true }],
])('toggles %s and leaves the other preference unchanged [A-3.5]', (id, turned) => {
  expect(withCommunication(known, id, !isCommunicationOn(known, id))).toEqual(turned);
});

it('reports early access as unknown, not off, when it could not be read [A-3.5]', () => {
  expect(isCommunicationOn({ ...known, earlyAccess: undefined }, 'earlyAccess')).toBeUndefined();
});
