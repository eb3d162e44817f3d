import * as authored from '../authored/scheduling.ts';
import { offline } from '../authored/window.ts';

// [F-2.57] to [F-2.71]
/** The scheduling page. */
export const schedulingMessages = {
  title: 'Schedule your order',
  /** The title of the document, while the page is on. */
  documentTitle: 'Checkout - Schedule',
  loading: authored.loading,
  loadingTimes: authored.loadingTimes,
  failed: authored.failed,
  leaving: authored.leaving,
  retry: 'Try Again',
  /** {type} and {title} are both the name of the way of shopping. */
  empty: 'You must have {type} items in your cart to schedule your {title} order. Start shopping now!',
  startCart: 'Start My Cart',
  types: authored.titles,
  choosePickup: authored.choosePickup,
  chooseDelivery: authored.chooseDelivery,
  chooseStore: 'Select Store',
  chooseAddress: 'Select an Address',
  back: 'Back',
  home: authored.home,
  /** The pages on the way here, for search engines. */
  crumbs: authored.crumbs,
  help: authored.help,
  privacy: authored.privacy,
  gotEverything: authored.gotEverything,
  /** {phone} is a number of the content service. */
  call: authored.call,
  callService: authored.callService,
  pickupHeader: 'Available Times',
  /** The header of a pickup on a small screen. */
  pickupHeaderSmall: 'Choose a day and time',
  deliveryHeader: 'Delivery Options',
  deliverySubheader: 'Day and Time',
  filtersLabel: authored.filters,
  filters: { all: 'All', own: '{banner} Delivery', underFive: 'Under $5' },
  ownOnly: 'Show only {banner} Delivery',
  ownTooltip: 'Delivered by {banner} associates in refrigerated trucks. Freshness guaranteed.',
  pickUpAt: authored.pickUpAt,
  /** Where its name is not known. */
  yourStore: authored.yourStore,
  deliverTo: authored.deliverTo,
  changeStore: 'Change Store',
  changeAddress: authored.changeAddress,
  timeFailed:
    "We're sorry, we're currently experiencing technical difficulties. Please try again in a moment.",
  summary: authored.summary,
  items: authored.items,
  estimated: authored.estimated,
  fee: authored.fee,
  /** In place of an amount: it is known once a time is selected. */
  feeLater: authored.feeLater,
  /** In place of an amount that the service does not say. */
  feeUnknown: authored.feeUnknown,
  total: authored.total,
  noTimeYet: authored.noTimeYet,
  reserving: authored.reserving,
  quantity: authored.quantity,
  /** Of a price that ends soon. */
  sale: authored.sale,
  continue: 'Continue',
  itemUnavailable: 'This item is currently unavailable.',
  itemMaybeUnavailable: 'Item may be unavailable. Please see cart.',
  prop65: 'Prop 65 - This product contains a chemical known to the State of California to cause cancer.',
  /** {sameDay} and {nextDay} are those of `tiers`. */
  deliveryOffer: authored.offer,
  /** {when} is one of `tiers`. */
  deliveryNotice: authored.notice,
  /** When a membership brings an order. */
  tiers: { sameDay: 'in as little as 2 hours', nextDay: 'the next day' },
  /** Of a membership among the items. {charge} is one of the first two. */
  terms: authored.terms,
  /** Of the membership that the shopper has. */
  standing: authored.standing,
  refused: {
    noTime: 'Please select a time to continue',
    /** Followed by a code. */
    noPromise: 'You must have a time selected. Error Code',
    changed: authored.changed,
  },
  problems: {
    noTimes: { PICKUP: 'Pickup Time Unavailable', DELIVERY: 'Delivery Time Unavailable' },
    noTimesText: authored.noTimes,
    noItems: 'Items Are Not Available',
    noItemsText: 'The items in your cart are not available. Please update your cart and try again.',
    badAddress: 'Confirm Address',
    badAddressText: 'The ZIP code entered is not a valid ZIP code.',
    noStores: 'No Stores Are Available',
    noStoresText:
      'There were no stores found near your location. Please enter a different postal code and try again.',
    alcoholQuantity: 'Alcohol Quantity Limit Exceeded',
    alcoholQuantityText: authored.alcoholQuantity,
    alcohol: 'Alcohol Delivery Is Unavailable',
    alcoholText: authored.alcohol,
    /** {code} is what customer service asks for. */
    forbidden: 'An error has occurred. Please try again. Error Code {code}',
    offline,
    generic: authored.generic,
    code: authored.code,
    updateCart: authored.updateCart,
  },
  modals: {
    orderTimedOut: { title: 'Order Timed Out', text: authored.orderTimedOut, button: 'Back to Checkout' },
    reservationExpired: {
      title: 'Reservation Expired',
      text: authored.reservationExpired,
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
    offerFailed: { title: 'Something Went Wrong', text: authored.generic, button: 'Try Again' },
    checkoutFailed: {
      title: 'Something went wrong',
      text: authored.checkoutFailed,
      button: 'Back To Cart',
    },
  },
};
export type SchedulingMessages = typeof schedulingMessages;
