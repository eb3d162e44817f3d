import path from 'node:path';
import type { Subject } from '../subject.ts';
import { drawOperation } from './draw.ts';
import type { Operation } from './operation.ts';
import { walletPlants } from './plants.ts';
import { effectsOf, openTruth } from './truth.ts';
import type { Stored } from './truth.ts';

/** The wallet, and the selector's address book. */
export const wallet: Subject<Operation, Stored> = {
  name: 'wallet',
  client: path.join('wallet', 'client.ts'),
  kinds: [
    'add-bank',
    'add-gift',
    'add-snap',
    'wrong-pin',
    'edit',
    'delete',
    'prefer',
    'add-address',
    'edit-address',
    'remove-address',
  ],
  refused: ['wrong-pin'],
  operations: 2000,
  limited: ['add-snap', 'delete'],
  plants: walletPlants(),
  openTruth,
  draw: drawOperation,
  effectsOf,
  // All cards are added by one call.
  covers: [{ call: 'POST /payment/v2/wallet', times: 20, always: true }],
};
