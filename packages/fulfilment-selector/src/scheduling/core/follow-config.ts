import { changeableOf as selectorChangeableOf } from '../../core/follow-config.ts';
import type { SchedulingConfig, SchedulingUpdate } from '../config.ts';

/** What an update could say, as a config has it. */
export function changeableOf(config: Omit<SchedulingConfig, 'container'>): SchedulingUpdate {
  const { cart: _cart, openedFrom: _openedFrom, ...changeable } = selectorChangeableOf(config);
  return changeable;
}
