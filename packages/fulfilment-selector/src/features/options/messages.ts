// [F-2.13] to [F-2.19]
/** Texts of the modality cards. */
export const optionMessages = {
  titles: {
    'own-delivery': '{banner} Delivery', // authored
    'all-delivery': 'All Delivery', // authored
    delivery: 'Delivery', // authored
    pickup: 'Pickup', // authored
    ship: 'Ship', // authored
    'in-store': 'In Store', // authored
  },
  /** {banner} is a name. */
  timelines: {
    ship: 'As soon as 1-3 days',
    pickup: 'Same-day',
    locker: 'Same-day, from a pickup locker', // authored
    delivery: 'From store, to your door.',
    ownDelivery: 'Delivered by {banner} associates in refrigerated trucks. Freshness guaranteed.',
    allDelivery: 'Delivered by Instacart or {banner}, as soon as today.',
  },
  fees: {
    delivery: 'The fee is shown with each time*', // authored
    memberDelivery: 'Free or discounted with your membership*', // authored
    pickup: 'Free on qualifying orders*', // authored
    ship: 'Shipping is shown at checkout', // authored
  },
  buttons: {
    shopOwnDelivery: 'Shop {banner} Delivery',
    shopAllDelivery: 'Shop All Delivery',
    startShopping: 'Start Shopping',
    shopPickup: 'Shop Pickup',
    shopInStore: 'Shop In-Store',
    shopShip: 'Shop Ship',
    selectStore: 'Select Store',
    changeStore: 'Change Store',
    reserveYourTime: 'Reserve Your Time',
    scheduleDelivery: 'Schedule Delivery',
    editReservation: 'Edit Reservation',
  },
  /** For screen readers: {action} is the button's text, {title} the card's. */
  actionFor: '{action}, {title}',
  current: 'Currently selected',
  noStore: 'No store selected yet', // authored
  noPlace: 'No address yet', // authored
  changeAddress: 'Change Address', // authored
  disclaimer: '* $35 minimum on qualifying orders. Restrictions may apply.',
  next: 'Next',
  chooseOne: 'Choose one of the options first.', // authored
};
export type OptionMessages = typeof optionMessages;
