import type { Plant } from '../plant.ts';
import type { OperationKind } from './operation.ts';
import { servicePlants } from './service-plants.ts';

const kit = (file: string): string => `packages/checkout-kit/src/checkout/${file}.ts`;
const http = (file: string): string => `packages/foundation/src/http/${file}.ts`;

/** The call that places an order, as the proxy names it. */
const PLACING = 'PUT /checkout/v2/checkouts/{id} ACTIVATE';

const inPressing = (): readonly Plant<OperationKind>[] => [
  {
    name: 'a press does not latch',
    expects: /^two submissions of one page/,
    kinds: ['double press'],
    edits: [
      {
        file: kit('submitting'),
        from: "if (order.phase !== 'editing') return;",
        to: "if (order.phase !== 'editing' && order.phase !== 'submitting') return;",
      },
    ],
  },
  {
    name: 'a press does not care whether the edits before it were saved',
    expects: /^placed over a failed edit/,
    kinds: ['plain'],
    edits: [
      {
        file: kit('submitting'),
        from: 'if (!isDrained) {',
        to: 'if (Number.isNaN(operation)) {',
      },
    ],
  },
  {
    name: 'nobody looks again',
    expects: /^open for ever/,
    kinds: ['offline'],
    edits: [{ file: kit('watching'), from: 'isOpen() && !signal.aborted;', to: 'look < 0 && isOpen();' }],
  },
  {
    name: 'nobody looks again soon',
    expects: /^known after/,
    edits: [{ file: kit('watching'), from: '[2000, 4000, 8000,', to: '[120_000,' }],
  },
];

const inSubmission = (): readonly Plant<OperationKind>[] => [
  {
    name: 'a lost answer is a failure',
    expects: /^"failed" that happened$/,
    kinds: ['plain'],
    edits: [
      { file: kit('submitting'), from: 'if (isOpen) return reconcile(context, open, signal);', to: '' },
    ],
  },
  {
    name: 'an answer that cannot be read is a success',
    expects: /^("done" that is not|another number than)/,
    kinds: ['plain'],
    edits: [
      {
        file: kit('submitting'),
        from: 'if (isOpen) return reconcile(context, open, signal);',
        to: "if (isOpen) return { kind: 'placed', checkout: submission.checkout };",
      },
    ],
  },
  {
    name: '"not placed" is said while the order may still arrive',
    expects: /^"failed" that happened$/,
    kinds: ['plain'],
    faults: ['a late request', 'gateway 404'],
    call: PLACING,
    edits: [
      {
        file: kit('reconciling'),
        from: 'if (checkout.versionKey === open.versionKey) return undefined;',
        to: '',
      },
    ],
  },
  {
    name: 'what was submitted is forgotten by a reload',
    expects: /^did not tell its host/,
    kinds: ['reload'],
    faults: ['a late request'],
    call: PLACING,
    edits: [{ file: kit('open-operation'), from: 'stored.keep({ ...open, at: now })', to: 'void now' }],
  },
  {
    name: 'an order that another page has placed is not looked for',
    expects: /^"changed elsewhere" of an order/,
    kinds: ['two pages'],
    edits: [
      {
        file: kit('submitting'),
        from: 'endIn(seen.value, open) ?? {',
        to: '{',
      },
    ],
  },
];

const inChanges = (): readonly Plant<OperationKind>[] => [
  {
    name: 'changes that were made are not known by their key',
    expects: /^"failed" that happened$/,
    kinds: ['changes'],
    edits: [
      {
        file: kit('open-operation'),
        from: '(isModify ? lastOperation === operation :',
        to: '(isModify ? lastOperation === `${operation}?` :',
      },
    ],
  },
];

const inTelling = (): readonly Plant<OperationKind>[] => [
  {
    name: 'a host hears of no order',
    expects: /^did not tell its host/,
    kinds: ['plain'],
    edits: [
      {
        file: kit('ending'),
        from: "deps.emitter.emit(isModify ? 'order:modified' : 'order:placed', told);",
        to: 'void told;',
      },
    ],
  },
];

const inRunner = (): readonly Plant<OperationKind>[] => [
  {
    // The service prevents a second order; a shopper would press again after the conflict that they are told
    // of.
    name: 'a key for each attempt, and a conflict told without looking',
    expects: /^"failed" that happened$/,
    kinds: ['plain'],
    faults: ['reset, at-once', 'sent twice'],
    call: PLACING,
    edits: [
      {
        file: http('operation-runner'),
        from: 'const attempt: Attempt = { key,',
        to: 'const attempt: Attempt = { key: crypto.randomUUID(),',
      },
      {
        file: http('operation-runner'),
        from: 'if (!doubt) return failure',
        to: 'if (doubt !== ending) return failure',
      },
      {
        file: kit('submitting'),
        from: "case 'order_submitted': {",
        to: "case 'order_submitted': {\n      return { kind: 'conflicted' };",
      },
    ],
  },
  {
    name: 'attempts without end',
    expects: /^more than 4 attempts/,
    kinds: ['plain'],
    faults: ['reset, never', 'gateway 502, never'],
    edits: [{ file: http('retry-policy'), from: '{ broken: 2,', to: '{ broken: 20,' }],
  },
  {
    name: 'a request that timed out is sent again and again',
    expects: /^more than 2 attempts with .*no answer/,
    kinds: ['plain'],
    faults: ['no answer'],
    edits: [{ file: http('retry-policy'), from: 'late: 1, limited', to: 'late: 9, limited' }],
  },
];

const inEdits = (): readonly Plant<OperationKind>[] => [
  {
    name: 'a change whose answer was lost is a failure',
    expects: /^"failed" that happened: /,
    kinds: ['plain'],
    faults: ['reset, at-once', 'gateway 404'],
    edits: [
      { file: kit('writer'), from: 'if (change.isDone(seen.value)) return', to: 'if (!seen.ok) return' },
      {
        file: kit('writer'),
        from: "seen.value.versionKey === base?.versionKey ? 'did-not-happen' : 'unknown'",
        to: "'did-not-happen'",
      },
      {
        file: kit('writer'),
        from: 'if (now.ok && change.isDone(now.value)) return now;',
        to: '',
      },
    ],
  },
  {
    name: 'a change is saved, whatever the service has',
    expects: /^"done" that is not: /,
    kinds: ['plain'],
    edits: [
      {
        file: kit('writer'),
        from: 'if (now.ok && change.isDone(now.value)) return now;',
        to: 'if (now.ok) return now;',
      },
    ],
  },
];

/** Realistic faults of the checkout and its service. */
export const checkoutPlants = (): readonly Plant<OperationKind>[] => [
  ...inPressing(),
  ...inSubmission(),
  ...inChanges(),
  ...inTelling(),
  ...inRunner(),
  ...inEdits(),
  ...servicePlants(),
];
