// Wordings of the card box that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const showAllCards = 'Show all {count} cards';
export const showFewerCards = 'Show fewer cards';
export const noBankCardInBox = 'Add a credit or debit card to pay for your order.';
export const broken = 'Something went wrong while showing your wallet. Nothing was changed.';
