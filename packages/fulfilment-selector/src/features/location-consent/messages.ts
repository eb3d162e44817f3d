// [F-2.54] to [F-2.56]
/** Texts for the three steps of the location consent. */
export const consentMessages = {
  waysToShop: 'Ways to Shop Location Access',
  findAStore: 'Find a Store Location Access',
  ask: 'With your permission we use your device’s location to show what is near you. You can also search by ZIP code.', // authored
  allow: 'Allow Location Access',
  decline: 'No Thanks',
  howItWorksLink: 'How it Works',
  howItWorks: 'How It Works',
  uses: {
    findStore: { title: 'Find a store', text: 'See the stores nearest to where you are.' }, // authored
    waysToShop: { title: 'Ways to shop', text: 'See what can be delivered, shipped or picked up near you.' }, // authored
    inStore: { title: 'In store', text: 'Get help that fits the store you are in.' }, // authored
    pickup: { title: 'Pickup arrival', text: 'Let the store know when you are on your way.' }, // authored
    fuel: { title: 'Fuel center', text: 'Find the nearest fuel center and its prices.' }, // authored
  },
  privacy: 'Read our privacy policy', // authored
  device: 'Lets Enable Your Device Setting',
  deviceText: 'Your browser will ask next. Choose Allow there so that we can find stores near you.', // authored
  continue: 'Continue',
  close: 'Close',
};
export type ConsentMessages = typeof consentMessages;
