import { parseAbsolute, parseDuration } from '@internationalized/date';

/** A stretch of time as two instants in epoch milliseconds; a single instant has no end. */
export interface Span {
  readonly start: number;
  readonly end: number | undefined;
}

type Duration = ReturnType<typeof parseDuration>;

/** The value that `read` returns, or `undefined` where it throws at what it cannot read. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** An instant in epoch milliseconds; a wall time without an offset is none. */
const instantOf = (text: string): number | undefined =>
  attempt(() => parseAbsolute(text, 'UTC').toDate().getTime());

const hasCalendarParts = ({ years, months, weeks, days }: Duration): boolean =>
  [years, months, weeks, days].some((count) => count !== 0);

/** The length of a duration in hours, minutes and seconds; a day is no fixed length. */
function lengthOf(text: string): number | undefined {
  const duration = attempt(() => parseDuration(text));
  if (!duration || hasCalendarParts(duration)) return undefined;
  const { hours, minutes, seconds } = duration;
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

function endOf(start: number, text: string): number | undefined {
  // Asked first, since a parser that throws takes its time, and a day may have hundreds of windows.
  if (!text.startsWith('P')) return instantOf(text);
  const length = lengthOf(text);
  return length === undefined ? undefined : start + length;
}

/** Reads `start/end`, `start/duration` or a single instant, in ISO 8601; `undefined` for anything else. */
export function parseWindow(value: string): Span | undefined {
  const [first = '', second, ...more] = value.trim().split('/');
  const start = instantOf(first);
  if (start === undefined || more.length > 0) return undefined;
  if (second === undefined) return { start, end: undefined };
  const end = endOf(start, second);
  return end === undefined || end <= start ? undefined : { start, end };
}
