/** The frame of the checkout and its payment step. */
export const layoutMessages = {
  // [C-2.19]
  title: 'Payment details',
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
  newTab: 'opens in a new tab', // authored
  loadFailed: 'We couldn’t load your checkout. Nothing has been ordered or changed.', // authored
  retry: 'Try Again',
  backToCart: 'Back to Cart',
};
export type LayoutMessages = typeof layoutMessages;
