import type { Card } from '@grocer/foundation/domain';
import { afterPaint } from '@grocer/foundation/ui';
import { useEffect, useState } from 'react';
import { isShort } from './rules.ts';

/** How many more cards come at a time: few enough that a slow device still answers in between. */
const STEP = 60;

/** How high a row is at the browser's usual size of text, in px, or a little less: so many rows fill a window. */
const ROW = 69;

/** How many rows come first: all that the page's window shows, and the chosen ones, since focus goes there first. */
function firstOf(list: readonly Card[], chosen: readonly string[]): number {
  if (isShort(list)) return Infinity;
  const places = chosen.map((id) => list.findIndex((card) => card.id === id) + 1);
  return Math.max(Math.ceil(innerHeight / ROW), ...places);
}

/** The cards to show now. Of a long list those that the shopper sees are painted first, and the others follow in steps. */
export function useShown(list: readonly Card[], chosen: readonly string[]): readonly Card[] {
  // A list that gets long later has all of its rows already.
  const [count, setCount] = useState(() => firstOf(list, chosen));
  const next = count + STEP < list.length ? count + STEP : Infinity;
  useEffect(() => (count === Infinity ? undefined : afterPaint(() => setCount(next))), [count, next]);
  return list.slice(0, count);
}
