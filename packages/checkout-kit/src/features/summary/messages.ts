/** Texts of the order summary. */
export const summaryMessages = {
  title: 'Order summary',
  hold: 'A hold will be placed on your card. The final charge is made when you receive your items.', // authored
  // [C-9.5]
  oneDollar: 'We place a $1 authorization hold on your credit or debit card in case prices change.', // authored
  // [C-1.4] [C-9.6]
  offer: 'Members get free or discounted delivery.', // authored
  memberFree: 'Your membership makes this delivery free.', // authored
  memberLess: 'Your membership makes this delivery cheaper.', // authored
};
export type SummaryMessages = typeof summaryMessages;
