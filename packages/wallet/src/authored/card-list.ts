// Wordings of the list of cards that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const coveredByGift = 'Your gift cards already cover the order total.';
export const coveredBySnap = 'Your SNAP EBT card already covers the order total.';
