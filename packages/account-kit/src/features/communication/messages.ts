import { accountTexts } from '../../errors/messages.ts';
import { preferenceTroubles } from '../../preferences/messages.ts';

const { earlyAccessUnknown, notSaved } = accountTexts.preferences;

/** What a shopper takes part in: advertising that goes by what they buy, and new things before others. */
export const communicationMessages = {
  label: 'Advertising and early access', // authored
  relevantAdsOptIn: { title: 'Relevant ads', description: 'Use what I buy to choose the ads I see' }, // authored
  earlyAccess: { title: 'Early Access Program', description: 'Try new things before everybody else' }, // authored
  /** Why they cannot be told. */
  unknown: { ...preferenceTroubles, technical: earlyAccessUnknown },
  /** Why one cannot be changed. */
  notSaved: { ...preferenceTroubles, technical: notSaved },
  /** Where an email address opens them that is not signed in. */
  readOnly: 'Sign in to change these.', // authored
};
export type CommunicationMessages = typeof communicationMessages;
