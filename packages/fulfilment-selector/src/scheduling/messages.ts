// [F-2.57] to [F-2.71]
/** Texts of the scheduling page. */
export const schedulingMessages = {
  title: 'Schedule your order',
  /** The title of the document while the page is mounted. */
  documentTitle: 'Checkout - Schedule',
  loading: 'Loading the scheduling page', // authored
  loadingTimes: 'Loading times', // authored
  failed: 'We couldn’t load your cart. Please try again.', // authored
  leaving: 'Taking you to your cart', // authored
  retry: 'Try Again',
  /** {type} and {title} are both the name of the modality. */
  empty: 'You must have {type} items in your cart to schedule your {title} order. Start shopping now!',
  startCart: 'Start My Cart',
  types: { PICKUP: 'Pickup', DELIVERY: 'Delivery', SHIP: 'Ship' }, // authored
  choosePickup: 'Choose the store that you want to pick your order up from.', // authored
  chooseDelivery: 'Choose the address that you want your order delivered to.', // authored
  chooseShip: 'Choose the address that you want your order shipped to.', // authored
  chooseStore: 'Select Store',
  chooseAddress: 'Select an Address',
  back: 'Back',
  home: '{banner} home', // authored
  /** The breadcrumbs, for search engines. */
  crumbs: { home: 'Home', cart: 'Cart', schedule: 'Schedule' }, // authored
  help: 'Help', // authored
  privacy: 'Privacy Policy', // authored
  gotEverything: 'Got everything you need?', // authored
  /** {phone} is a number of the content service. */
  call: 'Questions? Call {phone}', // authored
  callService: 'Call customer service: {phone}', // authored
  pickupHeader: 'Available Times',
  /** The header of a pickup on a small screen. */
  pickupHeaderSmall: 'Choose a day and time',
  deliveryHeader: 'Delivery Options',
  deliverySubheader: 'Day and Time',
  shipHeader: 'Shipping Options', // authored
  /** For screen readers, once the options are loaded. */
  shipCount: { one: '{count} shipping option', other: '{count} shipping options' }, // authored
  filtersLabel: 'Filter delivery options', // authored
  filters: { all: 'All', own: '{banner} Delivery', underFive: 'Under $5' },
  ownOnly: 'Show only {banner} Delivery',
  ownTooltip: 'Delivered by {banner} associates in refrigerated trucks. Freshness guaranteed.',
  pickUpAt: 'Pick up at', // authored
  /** Shown if the name of the store is unknown. */
  yourStore: 'Your selected store', // authored
  deliverTo: 'Deliver to', // authored
  shipTo: 'Ship to', // authored
  changeStore: 'Change Store',
  changeAddress: 'Change Address', // authored
  timeFailed:
    "We're sorry, we're currently experiencing technical difficulties. Please try again in a moment.",
  summary: 'Order Summary', // authored
  items: { one: '{count} item', other: '{count} items' }, // authored
  estimated: 'Estimated item total', // authored
  fee: { PICKUP: 'Pickup fee', DELIVERY: 'Delivery fee', SHIP: 'Shipping fee' }, // authored
  /** Shown in place of an amount until a time is selected. */
  feeLater: 'With your time', // authored
  /** Shown in place of an amount that the service does not give. */
  feeUnknown: 'At checkout', // authored
  total: 'Estimated total', // authored
  noTimeYet: 'No time selected yet', // authored
  reserving: 'Reserving your time', // authored
  quantity: 'Quantity {count}', // authored
  /** For a price that ends soon. */
  sale: 'Sale price, usually {price}', // authored
  continue: 'Continue',
  itemUnavailable: 'This item is currently unavailable.',
  itemMaybeUnavailable: 'Item may be unavailable. Please see cart.',
  prop65: 'Prop 65 - This product contains a chemical known to the State of California to cause cancer.',
  /** {sameDay} and {nextDay} are the texts of `tiers`. */
  deliveryOffer: 'Free delivery {sameDay}, or {nextDay}, comes with a membership.', // authored
  /** {when} is one of the texts of `tiers`. */
  deliveryNotice: 'Your membership gives you free or discounted delivery {when} on this order.', // authored
  /** When an order with a membership is delivered. */
  tiers: { sameDay: 'in as little as 2 hours', nextDay: 'the next day' },
  /** For a membership among the items. {charge} is one of the first two texts. */
  terms: {
    charge: '${price} for {period}', // authored
    bareCharge: '${price}', // authored
    plain: '{charge}.', // authored
    trial: 'Free until {date}, then {charge}.', // authored
    renewsOn: 'Renews on {date} for ${price}.', // authored
    renewsEvery: 'Renews every {days} days for ${price}.', // authored
    renewsAfter: 'Renews after {period} for ${price}.', // authored
    renews: 'Renews for ${price}.', // authored
  },
  /** For the membership that the shopper has. */
  standing: {
    ends: 'Your membership ends on {date}.', // authored
    renews: 'Your membership renews on {date}.', // authored
    renewBy: 'Renew your membership by {date} to keep it.', // authored
    partner: 'It includes {partner}.', // authored
  },
  refused: {
    noTime: 'Please select a time to continue',
    /** Followed by an error code. */
    noPromise: 'You must have a time selected. Error Code',
    changed: 'Your order has changed. Check your items and select a time again.', // authored
  },
  problems: {
    noTimes: {
      PICKUP: 'Pickup Time Unavailable',
      DELIVERY: 'Delivery Time Unavailable',
      SHIP: 'Shipping Unavailable', // authored
    },
    noTimesText: 'There is no time to offer for your order at the moment. Please try again later.', // authored
    noItems: 'Items Are Not Available',
    noItemsText: 'The items in your cart are not available. Please update your cart and try again.',
    badAddress: 'Confirm Address',
    badAddressText: 'The ZIP code entered is not a valid ZIP code.',
    noStores: 'No Stores Are Available',
    noStoresText:
      'There were no stores found near your location. Please enter a different postal code and try again.',
    alcoholQuantity: 'Alcohol Quantity Limit Exceeded',
    alcoholQuantityText:
      'There is more alcohol in your cart than can be sold in one order. Please update your cart and try again.', // authored
    alcohol: 'Alcohol Delivery Is Unavailable',
    alcoholText: 'Alcohol can’t be delivered to this address. Please update your cart and try again.', // authored
    /** {code} is the error code for customer service. */
    forbidden: 'An error has occurred. Please try again. Error Code {code}',
    offline: "Hmmm, looks like we've lost you. Please check your internet connection.", // authored
    generic: 'We’re sorry, something went wrong. Please try again.', // authored
    code: 'If it goes on, tell customer service this: Error Code {code}.', // authored
    updateCart: 'Update Cart', // authored
  },
  modals: {
    orderTimedOut: {
      title: 'Order Timed Out',
      text: 'Your order could not be placed in time. Check your time and go on again.', // authored
      button: 'Back to Checkout',
    },
    reservationExpired: {
      title: 'Reservation Expired',
      text: 'Your time is no longer held for you. Select a new time to go on.', // authored
      button: 'Select New Time',
    },
    timeExpired: {
      title: 'Time Expired',
      text: 'The time you selected for your order is no longer available. Please select a new time.',
      button: 'Select New Time',
    },
    ownUnavailable: {
      title: 'Kroger Delivery Unavailable',
      text: "We're sorry there are no longer any Kroger Delivery times available. Please select a different available delivery time from the options provided.",
      button: 'Continue to Scheduler',
    },
    offerFailed: {
      title: 'Something Went Wrong',
      text: 'We’re sorry, something went wrong. Please try again.', // authored
      button: 'Try Again',
    },
    checkoutFailed: {
      title: 'Something went wrong',
      // [C-8.10] gives the beginning of this text.
      text: "We're sorry, but we weren't able to create your order. Nothing was ordered or charged.", // authored
      button: 'Back To Cart',
    },
  },
};
export type SchedulingMessages = typeof schedulingMessages;
