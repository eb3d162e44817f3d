import * as authored from '../authored/times.ts';

/** Days and times, wherever a shopper chooses among them. */
export const timesMessages = {
  heading: 'Choose a day and time',
  today: 'Today',
  tomorrow: 'Tomorrow',
  previous: 'Previous days',
  next: 'Next days',
  noTimes: authored.noTimes,
  /** For screen readers: {day} is a weekday and a date. */
  timesFor: authored.timesFor,
  /** For screen readers: {day} is a weekday and a date. */
  count: authored.count,
  free: 'Free',
  fastest: authored.fastest,
  reservedForYou: authored.reservedForYou,
  past: authored.past,
  /** {zone} is the name of a time zone. */
  shownIn: authored.shownIn,
  noneThatDay:
    'There are no time slots available for this store for this day. Please select a different date or store.',
  /** {day} is a weekday and a date. */
  nextAvailable: authored.nextAvailable,
};
export type TimesMessages = typeof timesMessages;
