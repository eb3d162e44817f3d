// Wordings of upfront times that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const loading = 'Loading times';
export const unavailable =
  'Delivery times aren’t available right now. Please try again later or choose Pickup.';
export const wentWrong = 'We’re sorry, something went wrong. Please try again.';
export const noPlace = 'We don’t know yet where to deliver to. Choose an address to see its times.';
