// Wordings of days and times that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const noTimes = 'No times available';
export const fastest = 'Fastest same-day service';
export const reservedForYou = 'Reserved for you';
export const past = 'This time has passed';
export const shownIn = 'Times shown in {zone}';
export const nextAvailable = 'Next available: {day}';
export const timesFor = 'Times for {day}';
export const count = { one: '{count} time available on {day}', other: '{count} times available on {day}' };
