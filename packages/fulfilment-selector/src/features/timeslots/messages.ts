// [F-2.47] to [F-2.52]
/** Texts for the delivery times of the banner's own centre. */
export const timeslotsMessages = {
  title: 'View available times',
  deliverTo: 'Deliver to',
  changeAddress: 'Change Address',
  reserve: 'Reserve Your Time',
  reserveInRedesign: 'Schedule Delivery',
  /** Used if the content service has no texts for timeslots. */
  reserveByDefault: 'Reserve Time',
  loading: 'Loading times', // authored
  tryAgain: 'Try Again',
  selectNewTime: 'Select New Time',
  unavailable: 'Delivery times aren’t available right now. Please try again later or choose Pickup.', // authored
  wentWrong: 'We’re sorry, something went wrong. Please try again.', // authored
  noPlace: 'We don’t know yet where to deliver to. Choose an address to see its times.', // authored
  missing: 'Please select a time to continue',
  technical:
    "We're sorry, we're currently experiencing technical difficulties. Please try again in a moment.",
  noneLeft:
    "We're sorry there are no longer any Kroger Delivery times available. Please select a different available delivery time from the options provided.",
  taken: 'The time you selected for your order is no longer available. Please select a new time.',
};
export type TimeslotsMessages = typeof timeslotsMessages;
