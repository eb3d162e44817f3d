/** Texts for the tabs of the window. */
export const tabMessages = {
  label: 'Shopping method',
  PICKUP: 'Pickup',
  DELIVERY: 'Delivery',
  IN_STORE: 'In Store',
};
export type TabMessages = typeof tabMessages;
