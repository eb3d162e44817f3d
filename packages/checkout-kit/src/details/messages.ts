/** When and where an order comes, before it is placed and after. */
export const detailMessages = {
  title: 'Order details',
  noTime: 'No time is held for this order.', // authored
  openMap: 'Open in maps', // authored
  newTab: 'opens in a new tab', // authored
  modalities: { PICKUP: 'Pickup', DELIVERY: 'Delivery', SHIP: 'Ship', IN_STORE: 'In Store' },
};
export type DetailMessages = typeof detailMessages;
