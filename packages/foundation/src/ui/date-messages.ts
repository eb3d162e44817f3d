/** The words of a field for a date [F-5.13]. */
export const dateMessages = {
  placeholder: 'mm/dd/yyyy',
  required: 'A valid date input is required.',
  /** In place of a date that is none. */
  unknown: 'Unknown',
};
