import { brandOf } from './brands.ts';
import { withoutSpaces } from './validity.ts';

const FOURS = [4, 4, 4, 4, 3] as const;

/** Groups the digits of a card number as its network does. Text with anything but digits stays unchanged. */
export function grouped(text: string): string {
  const digits = withoutSpaces(text);
  if (!/^\d*$/.test(digits)) return text;
  const parts: string[] = [];
  let rest = digits;
  for (const length of brandOf(digits)?.groups ?? FOURS) {
    if (rest) parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  if (rest) parts.push(rest);
  return parts.join(' ');
}

/** Returns the caret position after grouping, behind the same digit. */
export function caretAfter(before: string, caret: number, after: string): number {
  const passed = withoutSpaces(before.slice(0, caret)).length;
  let seen = 0;
  for (let index = 0; index < after.length; index += 1) {
    if (seen === passed) return index;
    if (after[index] !== ' ') seen += 1;
  }
  return after.length;
}
