import type { Communication } from '../../preferences/communication.ts';

/** The communication preferences, in display order. */
export const COMMUNICATION_KINDS = ['relevantAdsOptIn', 'earlyAccess'] as const;
type CommunicationKind = (typeof COMMUNICATION_KINDS)[number];

/** Returns the preference of a switch. */
export const communicationKindOf = (id: string): CommunicationKind =>
  id === 'earlyAccess' ? id : 'relevantAdsOptIn';

/** Returns whether a preference is on; undefined if unknown. */
export const isCommunicationOn = (known: Communication, id: string): boolean | undefined =>
  known[communicationKindOf(id)];

/** Returns the preferences with one replaced by the service's new value. */
export const withCommunication = (known: Communication, id: string, isOn: boolean): Communication => ({
  ...known,
  [communicationKindOf(id)]: isOn,
});
