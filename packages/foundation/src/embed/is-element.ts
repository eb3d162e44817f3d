import { isRecord } from './is-record.ts';

/** Is this an element, be it of this page or of a frame in it? Each has a class `HTMLElement` of its own. */
export const isElement = (value: unknown): value is HTMLElement =>
  isRecord(value) && value['nodeType'] === 1 && 'ownerDocument' in value;
