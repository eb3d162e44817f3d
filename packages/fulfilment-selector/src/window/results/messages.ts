/** Texts for the state of a search and for the info panel. */
export const resultMessages = {
  didYouKnow: 'Did you know',
  faqs: 'Read our digital FAQs', // authored
  loading: 'Loading what’s near you',
  prompt: 'Enter a ZIP code to see what’s near you.', // authored
  noStores:
    'There were no stores found near your location. Please enter a different postal code and try again.', // authored
  failed: 'We’re sorry, something went wrong. Please try again.', // authored
  offline: "Hmmm, looks like we've lost you. Please check your internet connection.", // authored
  retry: 'Try Again',
};
export type ResultMessages = typeof resultMessages;
