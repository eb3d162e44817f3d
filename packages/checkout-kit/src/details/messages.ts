/** What an order is of, and when and where it comes, before it is placed and after. */
export const detailMessages = {
  title: 'Order details',
  noTime: 'No time is held for this order.', // authored
  /** {days} are the days in which a parcel comes. */
  arrives: 'Arrives {days}', // authored
  openMap: 'Open in maps', // authored
  newTab: 'opens in a new tab', // authored
  modalities: { PICKUP: 'Pickup', DELIVERY: 'Delivery', SHIP: 'Ship', IN_STORE: 'In Store' },
  /** {place} is a store or an address. */
  mapOf: 'Map of {place}', // authored
  // [C-8.22]
  noMap: 'The map isn’t available right now.', // authored
  // [C-4.31]
  substitutions: { SHOPPER_CHOICE: 'Substitutions allowed', NONE: 'Substitutions not allowed' },
  /** {item} is what may come instead. */
  backup: 'Backup: {item}',
  quantity: 'Qty {count}', // authored
  ageRestricted: 'Age restricted', // authored
  flashSale: 'Flash sale', // authored
  /** {last} are the last four digits. */
  digits: '···· {last}', // authored
  /** {card} is the name of a card and {last} its last four digits. */
  spoken: '{card} ending in {last}', // authored
};
export type DetailMessages = typeof detailMessages;
