/** Texts for a choice made in another tab or on another device. */
export const otherTabsMessages = {
  changed: 'How you shop was changed in another tab or on another device.', // authored
  follow: 'Use That Here', // authored
  stay: 'Keep This', // authored
  failed: 'We couldn’t confirm your choice. Please try again.', // authored
};
export type OtherTabsMessages = typeof otherTabsMessages;
