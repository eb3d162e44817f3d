import { isRecord } from './is-record.ts';

/**
 * Returns true when the value is an element of this page or of a frame. `instanceof` fails for frames, which
 * have their own `HTMLElement` class.
 */
export const isElement = (value: unknown): value is HTMLElement =>
  isRecord(value) && value['nodeType'] === 1 && 'ownerDocument' in value;
