/** Texts of the order details, before and after the order is placed. */
export const detailMessages = {
  title: 'Order details',
  noTime: 'No time is held for this order.', // authored
  /** {days} is the range of days in which a parcel arrives. */
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
  /** {item} is the name of the substitute. */
  backup: 'Backup: {item}',
  quantity: 'Qty {count}', // authored
  ageRestricted: 'Age restricted', // authored
  flashSale: 'Flash sale', // authored
  /** Spoken before the regular price, which is struck through. */
  usually: 'usually', // authored
  /** {last} is the card's last four digits. */
  digits: '···· {last}', // authored
  /** {card} is the card's name, {last} its last four digits. */
  spoken: '{card} ending in {last}', // authored
};
export type DetailMessages = typeof detailMessages;
