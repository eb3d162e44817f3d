import path from 'node:path';
import type { Subject } from '../subject.ts';
import { drawOperation, SNAP_CARD } from './draw.ts';
import { effectsOf, lieIn } from './judge.ts';
import { LANES } from './lanes.ts';
import { KINDS } from './operation.ts';
import type { Operation } from './operation.ts';
import { checkoutPlants } from './plants.ts';
import { openTruth } from './truth.ts';
import type { Stored } from './truth.ts';

/** Balance that suffices for all shoppers who pay by the one SNAP card at once. */
const SNAP_CENTS = 100_000;

const PATH = '/checkout/v2/checkouts/{id}';

/** The payment step, from a new checkout to its order. */
export const checkout: Subject<Operation, Stored> = {
  name: 'checkout',
  client: path.join('checkout', 'client.ts'),
  kinds: KINDS,
  refused: ['rejected', 'still processing'],
  operations: 10_000,
  plants: checkoutPlants(),
  openTruth,
  draw: drawOperation,
  effectsOf,
  lieIn,
  settles: true,
  shoppers: LANES,
  async begin(steer) {
    // The first card expires within the rounds.
    for (const shopper of ['carol', 'paula']) await steer('cards', { shopper, count: 2 });
  },
  async arrange({ giftCents, snapCents, isTimedOut }, when, steer) {
    if (when === 'ready' && isTimedOut) await steer('promise/expire');
    if (when === 'ready') return;
    if (snapCents !== undefined) await steer('ebt-balances', { lastFour: SNAP_CARD, cents: SNAP_CENTS });
    for (const [lastFour, cents] of Object.entries(giftCents)) await steer('gift-cards', { lastFour, cents });
  },
  // Orders use up times, so each round needs new days.
  round: { operations: 500, days: 7 },
  covers: [
    { call: `PUT ${PATH} ACTIVATE`, times: 30, always: true },
    { call: `PUT ${PATH} MODIFY`, times: 30, always: false },
    { call: `PUT ${PATH}/tip`, times: 30, always: true },
    { call: `PUT ${PATH}/payment`, times: 30, always: true },
  ],
};
