// Wordings of the stores that were found that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const noPickup = 'No pickup stores were found near {place}. Try another ZIP code.';
export const noInStore = 'No stores were found near {place}. Try another ZIP code.';
export const noDelivery = 'Delivery isn’t available for {place} yet. Try another ZIP code or choose Pickup.';
export const chooseFailed = 'We couldn’t confirm your choice. Please try again.';
export const yourLocation = 'your location';
export const opensSite = '({store}, opens its own site)';
export const visitStore = 'Visit Store';
export const shopElsewhere = 'Shop delivery on our partner’s site';
