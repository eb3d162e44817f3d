import * as authored from '../authored/reservation.ts';

/** A time that is held. */
export const holdMessages = {
  /** {time} is an hour and a minute. */
  held: "We'll hold this reservation until {time}",
  /** For screen readers, once: {day} is a weekday and a date, {time} what was reserved, {until} an hour and a minute. */
  reserved: authored.reserved,
  expired: authored.expired,
  /** How long the time is held from now on. */
  left: authored.left,
  /** For screen readers, when little time is left. */
  minutesLeft: authored.minutesLeft,
};
export type HoldMessages = typeof holdMessages;
