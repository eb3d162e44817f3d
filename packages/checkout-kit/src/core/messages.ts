/** Fallback texts of a part that is loading or failed to render. */
export const partMessages = {
  loading: 'Loading', // authored
  broken: 'We’re sorry, this part could not be shown.', // authored
  retry: 'Try Again', // authored
  close: 'Close', // authored
  unconfirmed: 'We couldn’t confirm that this change was saved. Please try again.', // authored
};
export type CheckoutPartMessages = typeof partMessages;
