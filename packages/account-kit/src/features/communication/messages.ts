import { accountTexts } from '../../errors/messages.ts';
import { preferenceTroubles } from '../../preferences/messages.ts';

const { earlyAccessUnknown, notSaved } = accountTexts.preferences;

/** Texts of the communication preferences: relevant ads and early access. */
export const communicationMessages = {
  label: 'Advertising and early access', // authored
  relevantAdsOptIn: { title: 'Relevant ads', description: 'Use what I buy to choose the ads I see' }, // authored
  earlyAccess: { title: 'Early Access Program', description: 'Try new things before everybody else' }, // authored
  /** Error texts if the preferences could not be read. */
  unknown: { ...preferenceTroubles, technical: earlyAccessUnknown },
  /** Error texts if a change could not be saved. */
  notSaved: { ...preferenceTroubles, technical: notSaved },
  /** Shown to a visitor who opened them by an encrypted email address without being signed in. */
  readOnly: 'Sign in to change these.', // authored
};
export type CommunicationMessages = typeof communicationMessages;
