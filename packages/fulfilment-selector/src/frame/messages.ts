import * as authored from '../authored/window.ts';

/** The window around every view. */
export const frameMessages = {
  title: 'How are you shopping today?',
  titleFromCart: 'Change Store',
  back: 'Back',
  close: 'Close',
  loading: authored.loading,
  loadingAddresses: authored.loadingAddresses,
  broken: authored.broken,
  retry: 'Retry',
};
export type FrameMessages = typeof frameMessages;
