const MINUTE = 60_000;

/** Returns the signed offset of a clock in minutes, or hours and minutes; empty below a minute. */
export function offsetWords(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE);
  if (minutes === 0) return '';
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return `${ms < 0 ? '−' : '+'}${parts.filter(Boolean).join(' ')}`;
}

/** Returns the time that is left as minutes and seconds; 0:00 when it has passed. */
export function leftWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
