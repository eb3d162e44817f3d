/** An order that could not be completed after all. */
export const orderFailureMessages = {
  // [C-2.54]
  title: 'We’re sorry, we could not complete your order.',
  /** Of an order that was being changed. */
  canceled: 'Order Canceled',
  code: 'Error Code RV9547',
  /** {phone} is the number of customer service. */
  call: 'Please call Customer Service at {phone}.', // authored
  backToCart: 'Back to Cart',
};
export type OrderFailureMessages = typeof orderFailureMessages;
