// Wordings of the scheduling page that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const loading = 'Loading the scheduling page';
export const loadingTimes = 'Loading times';
export const failed = 'We couldn’t load your cart. Please try again.';
export const leaving = 'Taking you to your cart';
export const choosePickup = 'Choose the store that you want to pick your order up from.';
export const chooseDelivery = 'Choose the address that you want your order delivered to.';
export const titles = { PICKUP: 'Pickup', DELIVERY: 'Delivery' };
export const noTimes = 'There is no time to offer for your order at the moment. Please try again later.';
export const alcoholQuantity =
  'There is more alcohol in your cart than can be sold in one order. Please update your cart and try again.';
export const alcohol = 'Alcohol can’t be delivered to this address. Please update your cart and try again.';
export const generic = 'We’re sorry, something went wrong. Please try again.';
export const code = 'If it goes on, tell customer service this: Error Code {code}.';
export const orderTimedOut = 'Your order could not be placed in time. Check your time and go on again.';
export const reservationExpired = 'Your time is no longer held for you. Select a new time to go on.';
export const checkoutFailed =
  'We’re sorry, we couldn’t start your checkout. Nothing was ordered, and your cart is as it was.';
export const changed = 'Your order has changed. Check your items and select a time again.';
export const updateCart = 'Update Cart';
export const changeAddress = 'Change Address';
export const summary = 'Order Summary';
export const items = { one: '{count} item', other: '{count} items' };
export const estimated = 'Estimated item total';
export const fee = { PICKUP: 'Pickup fee', DELIVERY: 'Delivery fee' };
export const feeLater = 'With your time';
export const feeUnknown = 'At checkout';
export const total = 'Estimated total';
export const noTimeYet = 'No time selected yet';
export const reserving = 'Reserving your time';
export const filters = 'Filter delivery options';
export const deliverTo = 'Deliver to';
export const pickUpAt = 'Pick up at';
export const yourStore = 'Your selected store';
export const sale = 'Sale price, usually {price}';
export const quantity = 'Quantity {count}';
export const notice = 'Your membership gives you free or discounted delivery {when} on this order.';
export const offer = 'Free delivery {sameDay}, or {nextDay}, comes with a membership.';
export const terms = {
  charge: '${price} for {period}',
  bareCharge: '${price}',
  plain: '{charge}.',
  trial: 'Free until {date}, then {charge}.',
  renewsOn: 'Renews on {date} for ${price}.',
  renewsEvery: 'Renews every {days} days for ${price}.',
  renewsAfter: 'Renews after {period} for ${price}.',
  renews: 'Renews for ${price}.',
};
export const standing = {
  ends: 'Your membership ends on {date}.',
  renews: 'Your membership renews on {date}.',
  renewBy: 'Renew your membership by {date} to keep it.',
  partner: 'It includes {partner}.',
};
export const crumbs = { home: 'Home', cart: 'Cart', schedule: 'Schedule' };
export const home = '{banner} home';
export const help = 'Help';
export const privacy = 'Privacy Policy';
export const gotEverything = 'Got everything you need?';
export const call = 'Questions? Call {phone}';
export const callService = 'Call customer service: {phone}';
// Wordings of the replacement drawer.
export const replacements = {
  title: 'Some items aren’t available at this time',
  intro: 'Choose something similar, or go on without them.',
  choose: 'Choose a replacement for {item}',
  replacedBy: 'Replaced with {item}',
  undo: 'Undo',
  search: 'Search replacements',
  previous: 'Previous similar items',
  next: 'Next 4 similar items',
  range: 'Items {from}–{to} of {total}',
  loading: 'Loading similar items',
  failed: 'We couldn’t confirm the change to your cart. Your replacements are kept; please try again.',
};
