// Wordings of the ways to shop that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const locker = 'Same-day, from a pickup locker';
export const fees = {
  delivery: 'The fee is shown with each time*',
  memberDelivery: 'Free delivery with your membership*',
  pickup: 'Free on qualifying orders*',
  ship: 'Shipping is shown at checkout',
};
export const titles = {
  'own-delivery': '{banner} Delivery',
  'all-delivery': 'All Delivery',
  delivery: 'Delivery',
  pickup: 'Pickup',
  ship: 'Ship',
  'in-store': 'In Store',
};
export const noStore = 'No store selected yet';
export const noPlace = 'No address yet';
export const changeAddress = 'Change Address';
export const chooseOne = 'Choose one of the options first.';
