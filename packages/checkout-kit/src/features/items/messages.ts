/** Texts of the ordered items. */
export const itemsMessages = {
  // [C-2.36]
  title: 'Items',
  /** {count} is a number of items. */
  count: { one: '{count} item', other: '{count} items' }, // authored
  close: 'Close', // authored
};
export type ItemsMessages = typeof itemsMessages;
