import type { Cents } from '@grocer/foundation/domain';
import { storeTimeAt } from '../stores/opening-hours.ts';
import type { Slot } from './slots.ts';

/** What a slot costs, and what is taken off. */
export interface Fee {
  readonly cost: Cents;
  readonly waiver: Cents;
}

const EARLY: Cents = 495;
const PRICE: Readonly<Record<Slot['service']['key'], Cents>> = {
  PICKUP: 495,
  OWN: 695,
  THIRD_PARTY: 995,
  EXPRESS: 1195,
};

/** Is a slot in the hours that nobody wants, and cheaper for it? */
export const isOffPeak = ({ service, start, store }: Slot): boolean =>
  service.key === 'OWN' && storeTimeAt(start, store.time_zone).minutes < 12 * 60;

/** The fee of a slot: pickup is waived for everybody, the banner's own delivery for members. */
export function feeOf(slot: Slot, isMember: boolean): Fee {
  const cost = isOffPeak(slot) ? EARLY : PRICE[slot.service.key];
  // Services write waivers with and without a minus, and clients read both.
  if (slot.service.key === 'PICKUP') return { cost, waiver: cost };
  return { cost, waiver: slot.service.key === 'OWN' && isMember ? -cost : 0 };
}
