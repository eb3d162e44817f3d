/** Texts of the flash sales. */
export const flashSalesMessages = {
  // [C-2.34]
  title: 'Flash Sales',
  /** {percent} is the highest discount. */
  upTo: 'Up to {percent} off', // authored
  /** {count} is a number of items. */
  offers: { one: '{count} item', other: '{count} items' }, // authored
  /** {count} is a number of items. */
  inOrder: '{count} in your order', // authored
  none: 'None at the moment', // authored
  loading: 'Loading flash sales', // authored
  loadFailed: 'We couldn’t load flash sales.', // authored
  note: 'Added to this order at these prices. No substitutions.', // authored
  category: 'Category', // authored
  all: 'All', // authored
  /** {percent} is the discount. */
  off: '{percent} off', // authored
  /** {count} is the maximum quantity of one item. */
  limit: 'Limit {count}', // authored
  add: 'Add', // authored
  /** {item} is a product. */
  addItem: 'Add {item}', // authored
  /** {item} is a product. */
  more: 'One more, {item}', // authored
  /** {item} is a product. */
  fewer: 'One less, {item}', // authored
  /** {count} is the selected quantity of {item}. */
  wanted: '{count} of {item}', // authored
  /** {count} is a number of items, {amount} their total price. */
  confirm: { one: 'Add {count} item · {amount}', other: 'Add {count} items · {amount}' }, // authored
  /** The same, for an order that already has flash sale items. */
  update: { one: 'Update to {count} item · {amount}', other: 'Update to {count} items · {amount}' }, // authored
  remove: 'Remove Items', // authored
  nothing: 'Add Items', // authored
  failed: 'We couldn’t update your order. Nothing was changed. Please try again.', // authored
  // [C-8.23]
  /** {items} are no longer in any flash sale. */
  gone: 'No longer on sale: {items}.', // authored
  /** {items} are in another sale, or available in a smaller quantity. */
  changed: 'The offer has changed: {items}.', // authored
  /** Follows `gone` or `changed` if something is still selected. */
  someLeft: 'Nothing was added yet; what you can still have is selected.', // authored
  noneLeft: 'Nothing was added.', // authored
  close: 'Close', // authored
};
export type FlashSalesMessages = typeof flashSalesMessages;
