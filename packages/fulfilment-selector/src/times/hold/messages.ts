/** A time that is held. */
export const holdMessages = {
  /** {time} is an hour and a minute. */
  held: "We'll hold this reservation until {time}",
  /** For screen readers, once a time is reserved: {when} is its day and hours, {until} an hour and a minute. */
  reserved: {
    PICKUP: 'Your pickup is reserved for {when}. We’ll hold it until {until}.', // authored
    DELIVERY: 'Your delivery is reserved for {when}. We’ll hold it until {until}.', // authored
    SHIP: 'Your shipping is reserved: {when}. We’ll hold it until {until}.', // authored
  },
  expired: 'Your reservation has expired. Please select a new time.', // authored
  /** How long the time is held from now on. */
  left: { one: '({count} minute left)', other: '({count} minutes left)' }, // authored
  /** For screen readers, when little time is left. */
  minutesLeft: {
    one: 'Your reserved time is held for about {count} more minute.', // authored
    other: 'Your reserved time is held for about {count} more minutes.', // authored
  },
};
export type HoldMessages = typeof holdMessages;
