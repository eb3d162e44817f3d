/** After an order was placed. */
export const orderCompleteMessages = {
  /** {modality} is the way of shopping. */
  thanks: 'Thank you, your {modality} order has been placed!',
  /** {email} is where it goes. */
  confirmation: 'A confirmation was sent to {email}',
  /** {number} is what shoppers know the order by. */
  order: 'Order #{number}',
  /** {date} is a day. */
  orderedOn: 'Ordered on {date}',
  addItems: '+ Add or Edit Items',
  paymentTitle: 'Payment summary',
  cartLeft:
    'Your order was placed. We couldn’t make sure that your cart is empty: please look at it before you shop again.', // authored
  detailsFailed: 'Your order was placed. The rest of this page could not be loaded.', // authored
};
export type OrderCompleteMessages = typeof orderCompleteMessages;
