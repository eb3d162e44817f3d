/** Texts of the page of a rejected order. */
export const orderFailureMessages = {
  // [C-2.54]
  title: 'We’re sorry, we could not complete your order.',
  /** The title when changes to an order were rejected. */
  canceled: 'Order Canceled',
  code: 'Error Code RV9547',
  /** {phone} is customer service's phone number. */
  call: 'Please call Customer Service at {phone}.', // authored
  backToCart: 'Back to Cart',
};
export type OrderFailureMessages = typeof orderFailureMessages;
