import { changeableOf as selectorChangeableOf } from '../../core/follow-config.ts';
import type { SchedulingConfig, SchedulingUpdate } from '../config.ts';

/** Returns the part of a config that `update()` can change. */
export function changeableOf(config: Omit<SchedulingConfig, 'container'>): SchedulingUpdate {
  const { cart: _cart, openedFrom: _openedFrom, ...changeable } = selectorChangeableOf(config);
  return changeable;
}
