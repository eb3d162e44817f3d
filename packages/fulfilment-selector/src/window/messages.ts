/** Texts of the window around every view. */
export const frameMessages = {
  title: 'How are you shopping today?',
  titleFromCart: 'Change Store',
  back: 'Back',
  close: 'Close',
  loading: 'Loading ways to shop', // authored
  loadingAddresses: 'Loading your addresses', // authored
  broken: 'Something went wrong while showing the ways to shop.', // authored
  retry: 'Retry',
};
export type FrameMessages = typeof frameMessages;
