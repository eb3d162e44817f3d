import type { Card } from '@grocer/foundation/domain';
import { afterPaint } from '@grocer/foundation/ui';
import { useEffect, useState } from 'react';

/** How many rows come first: about what a window shows. */
const FIRST = 10;

/** How many more come at a time: few enough that a slow device still answers in between. */
const STEP = 60;

/** Are there more cards than come first? */
export const isLong = (list: readonly Card[]): boolean => list.length > FIRST;

/** The cards to show now. Of a long list the first ones are painted first, and the others follow in steps. */
export function useShown(list: readonly Card[]): readonly Card[] {
  // A list that gets long later has all of its rows already.
  const [count, setCount] = useState(() => (isLong(list) ? FIRST : Infinity));
  const next = count + STEP < list.length ? count + STEP : Infinity;
  useEffect(() => (count === Infinity ? undefined : afterPaint(() => setCount(next))), [count, next]);
  return list.slice(0, count);
}
