/** Texts of the leave warning. */
export const leaveWarningMessages = {
  // [C-2.28]
  title: 'Remove flash sale items?',
  /** {count} is a number of items. */
  words: {
    one: '{count} flash sale item is part of this order alone. If you leave this page, it is taken out of the order.',
    other:
      '{count} flash sale items are part of this order alone. If you leave this page, they are taken out of the order.',
  }, // authored
  keep: 'Keep Items', // authored
  remove: 'Remove Items', // authored
  failed: 'We couldn’t remove these items. You can try again, or leave this page as it is.', // authored
  leaveAnyway: 'Leave Anyway', // authored
};
export type LeaveWarningMessages = typeof leaveWarningMessages;
