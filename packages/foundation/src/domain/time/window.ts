import { parseAbsolute, parseDuration } from '@internationalized/date';

/** A time span, in epoch milliseconds; `end` is undefined for a single instant. */
export interface Span {
  readonly start: number;
  readonly end: number | undefined;
}

type Duration = ReturnType<typeof parseDuration>;

/** Returns the value of `read`, or `undefined` if it throws. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Parses an instant to epoch milliseconds; `undefined` for a local time without an offset. */
const instantOf = (text: string): number | undefined =>
  attempt(() => parseAbsolute(text, 'UTC').toDate().getTime());

const hasCalendarParts = ({ years, months, weeks, days }: Duration): boolean =>
  [years, months, weeks, days].some((count) => count !== 0);

/** Parses a duration in hours, minutes and seconds; `undefined` if it has days, which vary in length. */
function lengthOf(text: string): number | undefined {
  const duration = attempt(() => parseDuration(text));
  if (!duration || hasCalendarParts(duration)) return undefined;
  const { hours, minutes, seconds } = duration;
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

function endOf(start: number, text: string): number | undefined {
  // This check comes first because a parser that throws is slow, and a day may have hundreds of windows.
  if (!text.startsWith('P')) return instantOf(text);
  const length = lengthOf(text);
  return length === undefined ? undefined : start + length;
}

/** Parses `start/end`, `start/duration` or a single instant, in ISO 8601; `undefined` for anything else. */
export function parseWindow(value: string): Span | undefined {
  const [first = '', second, ...more] = value.trim().split('/');
  const start = instantOf(first);
  if (start === undefined || more.length > 0) return undefined;
  if (second === undefined) return { start, end: undefined };
  const end = endOf(start, second);
  return end === undefined || end <= start ? undefined : { start, end };
}
