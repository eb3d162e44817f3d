/** Texts of a placed order's details. */
export const placedDetailsMessages = {
  // [C-2.50]
  held: 'A hold has been placed on your card. The final charge will be made when you receive your items.',
  /** {count} is a number of items. */
  items: '{count} Item(s) in Your Order',
  nextSteps: 'Next steps', // authored
  pickup: [
    { title: 'Tell us you are coming', words: 'On the order page, mark on my way when you set off.' }, // authored
    { title: 'Park and say I’m here', words: 'Use a pickup space; the number is on its sign.' }, // authored
    { title: 'We load your car', words: 'Your items are loaded into the car.' }, // authored
  ],
  delivery: [
    { title: 'Be there for your order', words: 'Please be present in the drop-off window.' }, // authored
    { title: 'We bring it to your door', words: 'Have your ID ready for age-restricted items.' }, // authored
  ],
  contactless: [
    { title: 'Watch for updates', words: 'The order page shows the status of your order.' }, // authored
    { title: 'We leave it at your door', words: 'Please bring it in soon, so that it stays fresh.' }, // authored
  ],
  ship: [
    { title: 'We pack your order', words: 'Your items are packed as a parcel.' }, // authored
    { title: 'Check the status', words: 'The order page shows the status of your order.' }, // authored
  ],
  /** {count} is a number of items, {modality} one or more other modalities. */
  reminder: {
    one: '{count} item is still in your cart for {modality}',
    other: '{count} items are still in your cart for {modality}',
  }, // authored
  notInOrder: {
    one: 'It is not part of this order.',
    other: 'They are not part of this order.',
  }, // authored
  goToCart: 'Go to Cart',
  coupons: 'Coupons',
  couponsWords: 'Clip before your order is picked', // authored
  substitutionsTitle: 'Substitutions',
  substitutionsWords: 'See what may be replaced', // authored
  forgot: 'Forgot something?',
  forgotWords: 'Buy again from your purchases', // authored
  customerService: 'Customer Service',
};
export type PlacedDetailsMessages = typeof placedDetailsMessages;
