import type { TimeOption } from '@grocer/foundation/domain';
import type { Held } from '../times/hold/rules.ts';

/** A time of the banner's own delivery, one day after the clocks of the tests. */
export const TIME: TimeOption = {
  quoteId: 'q',
  optionId: 'o',
  vendorId: 'OWN',
  vendorName: 'Millbrook Delivery',
  displayString: '1:00 – 3:00 PM',
  cost: 695,
  waiver: undefined,
  shouldShowFees: true,
  type: 'STANDARD',
  incentive: undefined,
  window: { value: '2026-11-22T18:00:00Z/PT2H', timeZone: 'America/New_York' },
};

/** The same time, reserved until an instant. */
export const heldUntilInstant = (expiresAt: number): Held => ({
  id: 'p1',
  versionKey: 'v1',
  expiresAt,
  option: TIME,
  items: [],
  excluded: [],
  modality: 'DELIVERY',
  area: '45202',
});
