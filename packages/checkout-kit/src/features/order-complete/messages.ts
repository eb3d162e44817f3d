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
  // [C-2.50]
  held: 'A hold has been placed on your card. The final charge will be made when you receive your items.',
  /** {count} is a number of items. */
  items: '{count} Item(s) in Your Order',
  nextSteps: 'Next steps', // authored
  pickup: [
    { title: 'Tell us you are coming', words: 'On the order page, mark on my way when you set off.' },
    { title: 'Park and say I’m here', words: 'Use a pickup space; the number is on its sign.' },
    { title: 'We load your car', words: 'Your items are loaded into the car.' },
  ],
  delivery: [
    { title: 'Be there for your order', words: 'Please be present in the drop-off window.' },
    { title: 'We bring it to your door', words: 'Have your ID ready for age-restricted items.' },
  ],
  contactless: [
    { title: 'Watch for updates', words: 'We tell you when your order is on its way.' },
    { title: 'We leave it at your door', words: 'You get a message as soon as it is there.' },
  ],
  coupons: 'Coupons',
  forgot: 'Forgot something?',
  customerService: 'Customer Service',
  cartLeft:
    'Your order was placed. We couldn’t make sure that your cart is empty: please look at it before you shop again.', // authored
  detailsFailed: 'Your order was placed. The rest of this page could not be loaded.', // authored
};
export type OrderCompleteMessages = typeof orderCompleteMessages;
