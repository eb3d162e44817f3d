import * as authored from '../../authored/timeslots.ts';

// [F-2.47] to [F-2.52]
/** The delivery times of the banner's own centre, before shopping. */
export const timeslotsMessages = {
  title: 'View available times',
  deliverTo: 'Deliver to',
  changeAddress: 'Change Address',
  reserve: 'Reserve Your Time',
  reserveInRedesign: 'Schedule Delivery',
  /** Where the service has no words at all. */
  reserveByDefault: 'Reserve Time',
  loading: authored.loading,
  tryAgain: 'Try Again',
  selectNewTime: 'Select New Time',
  unavailable: authored.unavailable,
  wentWrong: authored.wentWrong,
  noPlace: authored.noPlace,
  missing: 'Please select a time to continue',
  technical:
    "We're sorry, we're currently experiencing technical difficulties. Please try again in a moment.",
  noneLeft:
    "We're sorry there are no longer any Kroger Delivery times available. Please select a different available delivery time from the options provided.",
  taken: 'The time you selected for your order is no longer available. Please select a new time.',
};
export type TimeslotsMessages = typeof timeslotsMessages;
