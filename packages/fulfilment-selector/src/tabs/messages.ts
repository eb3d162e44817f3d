/** The tabs of the window [F-2.9]. */
export const tabMessages = {
  label: 'Shopping method',
  PICKUP: 'Pickup',
  DELIVERY: 'Delivery',
  IN_STORE: 'In Store',
};
export type TabMessages = typeof tabMessages;
