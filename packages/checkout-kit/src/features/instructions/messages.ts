/** Texts of the instructions for the handover. */
export const instructionsMessages = {
  /** {modality} is Pickup or Delivery. */
  title: '{modality} Instructions',
  none: 'None yet', // authored
  add: 'Add', // authored
  edit: 'Edit', // authored
  leaveAtDoor: 'Leave at my door',
  leaveAtDoorNote: 'Not available for orders with age-restricted items.', // authored
  quietBell: 'Don’t ring the bell', // authored
  label: 'Instructions', // authored
  /** {used} of {most} characters. */
  count: '{used} of {most} characters', // authored
  /** {most} is the maximum number of characters. */
  tooLong: 'Use at most {most} characters', // authored
  save: 'Save', // authored
  cancel: 'Cancel', // authored
  close: 'Close', // authored
  failed: 'We couldn’t save your instructions. Please try again.', // authored
};
export type InstructionsMessages = typeof instructionsMessages;
