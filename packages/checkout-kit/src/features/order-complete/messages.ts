/** Texts of the confirmation page. */
export const orderCompleteMessages = {
  /** {modality} is the order's modality. */
  thanks: 'Thank you, your {modality} order has been placed!',
  /** {email} is the address that the confirmation was sent to. */
  confirmation: 'A confirmation was sent to {email}',
  /** {number} is the order number. */
  order: 'Order #{number}',
  /** {date} is the day on which the order was placed. */
  orderedOn: 'Ordered on {date}',
  addItems: '+ Add or Edit Items',
  paymentTitle: 'Payment summary',
  cartLeft:
    'Your order was placed. We couldn’t make sure that your cart is empty: please look at it before you shop again.', // authored
  detailsFailed: 'Your order was placed. The rest of this page could not be loaded.', // authored
};
export type OrderCompleteMessages = typeof orderCompleteMessages;
