// Wordings of a reservation that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const expired = 'Your reservation has expired. Please select a new time.';
/** Spoken once a time is reserved. */
export const reserved = {
  PICKUP: 'Your pickup is reserved for {day}, {time}. We’ll hold it until {until}.',
  DELIVERY: 'Your delivery is reserved for {day}, {time}. We’ll hold it until {until}.',
};
export const left = { one: '({count} minute left)', other: '({count} minutes left)' };
export const minutesLeft = {
  one: 'Your reserved time is held for about {count} more minute.',
  other: 'Your reserved time is held for about {count} more minutes.',
};
