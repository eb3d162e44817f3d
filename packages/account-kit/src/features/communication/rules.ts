import type { Communication } from '../../preferences/communication.ts';

/** The preferences there are, in the order in which they are shown. */
export const COMMUNICATION_KINDS = ['relevantAdsOptIn', 'earlyAccess'] as const;
type CommunicationKind = (typeof COMMUNICATION_KINDS)[number];

/** The preference that a switch is for. */
export const communicationKindOf = (id: string): CommunicationKind =>
  id === 'earlyAccess' ? id : 'relevantAdsOptIn';

/** Is it wanted, as far as anybody can tell? */
export const isCommunicationOn = (known: Communication, id: string): boolean | undefined =>
  known[communicationKindOf(id)];

/** All of them with one as the service now has it. */
export const withCommunication = (known: Communication, id: string, isOn: boolean): Communication => ({
  ...known,
  [communicationKindOf(id)]: isOn,
});
