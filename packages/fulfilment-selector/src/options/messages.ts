import * as authored from '../authored/options.ts';

// [F-2.13] to [F-2.19]
/** The cards of the ways to shop. */
export const optionMessages = {
  titles: authored.titles,
  /** {chain} and {banner} are names. */
  timelines: {
    ship: 'As soon as 1-3 days',
    pickup: 'Same-day',
    locker: authored.locker,
    delivery: 'From store, to your door.',
    ownDelivery: 'Delivered by {banner} associates in refrigerated trucks. Freshness guaranteed.',
    allDelivery: 'Delivered by Instacart or {banner}, as soon as today.',
  },
  fees: authored.fees,
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
  noStore: authored.noStore,
  noPlace: authored.noPlace,
  changeAddress: authored.changeAddress,
  disclaimer: '* $35 minimum on qualifying orders. Restrictions may apply.',
  next: 'Next',
  chooseOne: authored.chooseOne,
};
export type OptionMessages = typeof optionMessages;
