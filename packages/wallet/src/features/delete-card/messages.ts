// [W-2.45] to [W-2.47]
/** Texts of the question before a card is deleted. */
export const deleteCardMessages = {
  title: 'Deleting Payment',
  question: 'Are you sure you want to delete your card?',
  keep: 'Keep Card',
  confirm: 'Delete Card',
};
export type DeleteCardMessages = typeof deleteCardMessages;
