import path from 'node:path';
import type { Subject } from '../subject.ts';
import { drawOperation } from './draw.ts';
import type { Operation } from './operation.ts';
import { accountPlants } from './plants.ts';
import { effectsOf, openTruth } from './truth.ts';
import type { Stored } from './truth.ts';

/** The pages of the account, and the tip. */
export const account: Subject<Operation, Stored> = {
  name: 'account',
  client: path.join('account', 'client.ts'),
  kinds: [
    'add-address',
    'edit-address',
    'remove-address',
    'switch-email',
    'switch-sms',
    'switch-communication',
    'prefer-store',
    'tip',
  ],
  operations: 500,
  plants: accountPlants(),
  openTruth,
  draw: drawOperation,
  effectsOf,
};
