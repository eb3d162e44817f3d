/** What any part says where it cannot be shown. */
export const partMessages = {
  loading: 'Loading', // authored
  broken: 'We’re sorry, this part could not be shown.', // authored
  retry: 'Try Again', // authored
  close: 'Close', // authored
};
export type PartMessages = typeof partMessages;
