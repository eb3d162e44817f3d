import * as authored from '../../authored/consent.ts';

// [F-2.54] to [F-2.56]
/** The three steps of the consent to use the shopper's location. */
export const consentMessages = {
  waysToShop: 'Ways to Shop Location Access',
  findAStore: 'Find a Store Location Access',
  ask: authored.ask,
  allow: 'Allow Location Access',
  decline: 'No Thanks',
  howItWorksLink: 'How it Works',
  howItWorks: 'How It Works',
  uses: authored.uses,
  privacy: authored.privacy,
  device: 'Lets Enable Your Device Setting',
  deviceText: authored.device,
  continue: 'Continue',
  close: 'Close',
};
export type ConsentMessages = typeof consentMessages;
