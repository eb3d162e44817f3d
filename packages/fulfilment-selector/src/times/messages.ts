/** Texts for choosing a day and a time. */
export const timesMessages = {
  heading: 'Choose a day and time',
  today: 'Today',
  tomorrow: 'Tomorrow',
  previous: 'Previous days',
  next: 'Next days',
  noTimes: 'No times available', // authored
  /** For screen readers: {day} is a weekday and a date. */
  timesFor: 'Times for {day}', // authored
  /** For screen readers: {day} is a weekday and a date. */
  count: { one: '{count} time available on {day}', other: '{count} times available on {day}' }, // authored
  free: 'Free',
  fastest: 'Fastest same-day service', // authored
  reservedForYou: 'Reserved for you', // authored
  past: 'This time has passed', // authored
  /** {zone} is the name of a time zone. */
  shownIn: 'Times shown in {zone}', // authored
  noneThatDay:
    'There are no time slots available for this store for this day. Please select a different date or store.',
  /** {day} is a weekday and a date. */
  nextAvailable: 'Next available: {day}', // authored
};
export type TimesMessages = typeof timesMessages;
