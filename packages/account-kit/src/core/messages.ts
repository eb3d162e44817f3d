/** Fallback texts of a part that is loading or failed to render. */
export const partMessages = {
  loading: 'Loading', // authored
  broken: 'We’re sorry, this part could not be shown.', // authored
  retry: 'Try Again', // authored
  close: 'Close', // authored
};
export type PartMessages = typeof partMessages;
