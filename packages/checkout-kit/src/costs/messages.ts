/** Texts of the cost lines. */
export const costMessages = {
  /** {count} is a number of items. */
  subtotal: { one: 'Subtotal ({count} item)', other: 'Subtotal ({count} items)' },
  total: 'Total',
  tip: 'Tip',
  tax: 'Tax',
  fees: 'Fees', // authored
  // [C-9.8]
  free: 'Free',
  unknown: 'TBD',
};
export type CostMessages = typeof costMessages;
