import { brandOf } from './brands.ts';
import { withoutSpaces } from './validity.ts';

const FOURS = [4, 4, 4, 4, 3] as const;

/** A card number in the groups its network writes it in. Text that holds anything but digits stays as typed. */
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

/** Where the caret belongs after grouping, so that it stays behind the same digit. */
export function caretAfter(before: string, caret: number, after: string): number {
  const passed = withoutSpaces(before.slice(0, caret)).length;
  let seen = 0;
  for (let index = 0; index < after.length; index += 1) {
    if (seen === passed) return index;
    if (after[index] !== ' ') seen += 1;
  }
  return after.length;
}
