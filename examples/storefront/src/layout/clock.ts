/** Formats a time of day in the device's time zone. */
export const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
