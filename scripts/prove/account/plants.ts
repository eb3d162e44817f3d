import type { Plant } from '../plant.ts';
import type { OperationKind } from './operation.ts';

const account = (file: string): string => `packages/account-kit/src/${file}.ts`;

const inPreferences = (): readonly Plant<OperationKind>[] => [
  {
    name: 'a look back says done without looking',
    expects: /^"done" that is not/,
    kinds: ['switch-sms'],
    edits: [
      {
        file: account('features/sms-preferences/actions'),
        from: 'return seen.value === optIn',
        to: 'return seen.ok',
      },
    ],
  },
  {
    name: 'a preference is as it was wanted though the answer was lost',
    expects: /^"done" that is not/,
    kinds: ['switch-email', 'switch-sms', 'switch-communication'],
    edits: [
      {
        file: account('preferences/switches'),
        from: 'if (!result.ok) return { phase',
        to: "if (!result.ok && result.error.retryable) return { phase: 'saved' };\n    if (!result.ok) return { phase",
      },
    ],
  },
  {
    name: 'an open end of a preference is a failure',
    expects: /^"failed" that happened/,
    kinds: ['switch-email', 'switch-sms', 'switch-communication', 'prefer-store'],
    edits: [
      {
        file: account('preferences/trouble-rules'),
        from: "isUnconfirmed(error.code) ? 'unconfirmed' :",
        to: '',
      },
    ],
  },
];

const inTipAndAddresses = (): readonly Plant<OperationKind>[] => [
  {
    name: 'a tip is there without looking',
    expects: /^"done" that is not/,
    kinds: ['tip'],
    edits: [
      { file: account('features/tip/submitting'), from: 'if (seen.value.tip === tip) return', to: 'return' },
    ],
  },
  {
    name: 'an open end of a tip is a failure',
    expects: /^"failed" that happened/,
    kinds: ['tip'],
    faults: ['a late request'],
    edits: [
      {
        file: account('features/tip/submitting'),
        from: 'isUnconfirmed(error.code) ? tipTexts.unconfirmed : tipTexts.failed',
        to: 'tipTexts.failed',
      },
    ],
  },
  {
    name: 'a tip in doubt has failed once its checkout cannot be read',
    expects: /^"failed" that happened/,
    kinds: ['tip'],
    edits: [
      {
        file: account('features/tip/submitting'),
        from: 'return doubt?.amount === tip && ',
        to: 'return doubt && false && ',
      },
    ],
  },
  {
    name: 'each press has a key of its own',
    expects: /^("failed" that happened|doubled)/,
    kinds: ['add-address'],
    edits: [
      {
        file: account('features/address-form/saving'),
        from: 'saves.pending(identity) ?? saves',
        to: 'saves',
      },
    ],
  },
];

/** Realistic faults of the account. */
export const accountPlants = (): readonly Plant<OperationKind>[] => [
  ...inPreferences(),
  ...inTipAndAddresses(),
];
