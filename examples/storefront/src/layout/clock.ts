const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** Formats a time of day in the device's time zone. */
export const CLOCK = new Intl.DateTimeFormat('en-US', TIME);

/** The same with the zone, for a time that others may know by another clock, as the end of a sale. */
export const CLOCK_IN_ZONE = new Intl.DateTimeFormat('en-US', { ...TIME, timeZoneName: 'short' });
