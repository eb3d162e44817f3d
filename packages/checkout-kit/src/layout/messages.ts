/** Texts of the checkout's frame and payment step. */
export const layoutMessages = {
  // [C-2.19]
  title: 'Payment details',
  /** The document title before the order is placed. */
  documentTitle: 'Checkout - Payment',
  /** The document title after the order is placed; {banner} is the banner's name. */
  documentTitlePlaced: 'Checkout Confirmed - {banner}',
  back: 'Back', // authored
  home: 'home page', // authored
  steps: 'Checkout steps', // authored
  schedule: 'Schedule',
  pay: 'Pay',
  completed: 'completed', // authored
  /** {year} and {banner}. */
  copyright: '© {year} {banner}', // authored
  accessibility: 'Accessibility statement',
  privacy: 'Privacy',
  cookies: 'Cookie settings', // authored
  newTab: 'opens in a new tab', // authored
  // [C-8.10] [C-8.16]
  loadFailed:
    'We are experiencing technical difficulties. Please try again in a few moments. Error Code: LF8745B.',
  /** {phone} is customer service's phone number. */
  loadFailedCall: 'If this goes on, please call Customer Service at {phone}.', // authored
  backToCart: 'Back to Cart',
};
export type LayoutMessages = typeof layoutMessages;
