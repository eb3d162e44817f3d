/** Texts for a reserved timeslot. */
export const holdMessages = {
  /** {time} is an hour and a minute. */
  held: "We'll hold this reservation until {time}",
  /** For screen readers, once a timeslot is reserved: {when} is its day and hours, {until} a time of day. */
  reserved: {
    PICKUP: 'Your pickup is reserved for {when}. We’ll hold it until {until}.', // authored
    DELIVERY: 'Your delivery is reserved for {when}. We’ll hold it until {until}.', // authored
    SHIP: 'Your shipping is reserved: {when}. We’ll hold it until {until}.', // authored
  },
  expired: 'Your reservation has expired. Please select a new time.', // authored
  /** The minutes until the reservation expires. */
  left: { one: '({count} minute left)', other: '({count} minutes left)' }, // authored
  /** For screen readers, when little time is left. */
  minutesLeft: {
    one: 'Your reserved time is held for about {count} more minute.', // authored
    other: 'Your reserved time is held for about {count} more minutes.', // authored
  },
};
export type HoldMessages = typeof holdMessages;
