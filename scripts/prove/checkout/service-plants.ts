import type { Plant } from '../plant.ts';
import type { OperationKind } from './operation.ts';

const service = (file: string): string => `packages/sandbox/src/checkout/${file}.ts`;
const ACTIVATE = service('orders/activate-route');
const AUTHORISING = service('orders/authorising');

/** Makes the service place an order for every request, regardless of its idempotency key. */
const PLACES_ALWAYS: Plant['edits'] = [
  {
    file: service('checkout-migration'),
    from: 'checkout_id text not null unique,',
    to: 'checkout_id text not null,',
  },
  { file: ACTIVATE, from: "if (row.status !== 'DRAFT') return alreadySubmitted();", to: '' },
  { file: ACTIVATE, from: 'if (row.version_key !== body.versionKey) return versionConflict();', to: '' },
  { file: ACTIVATE, from: 'if (!isAsSeen(whole, body)) return versionConflict();', to: '' },
];

const inOrders = (): readonly Plant<OperationKind>[] => [
  {
    name: 'a key for each attempt, and nothing that keeps an order to one',
    expects: /^(doubled|L1 one order)/,
    kinds: ['plain'],
    edits: [
      ...PLACES_ALWAYS,
      {
        file: 'packages/foundation/src/http/operation-runner.ts',
        from: 'const attempt: Attempt = { key,',
        to: 'const attempt: Attempt = { key: crypto.randomUUID(),',
      },
    ],
  },
  {
    name: 'nothing keeps a checkout to one order',
    expects: /^(doubled|L1 one order)/,
    kinds: ['two pages'],
    edits: PLACES_ALWAYS,
  },
  {
    name: 'the service does not keep which submission placed an order',
    expects: /^an order that nobody pressed for/,
    kinds: ['plain'],
    edits: [
      { file: ACTIVATE, from: "{ status: 'SUBMITTED', last_operation: key }", to: "{ status: 'SUBMITTED' }" },
    ],
  },
  {
    name: 'an order at another price than the shopper saw',
    expects: /^another total than the shopper saw/,
    kinds: ['two pages'],
    edits: [
      {
        file: service('checkouts/changing'),
        from: 'to: newId(parts.random), set });',
        to: 'to: versionKey, set });',
      },
      { file: ACTIVATE, from: 'if (!isAsSeen(whole, body)) return versionConflict();', to: '' },
    ],
  },
];

const inCartsAndTimes = (): readonly Plant<OperationKind>[] => [
  {
    name: 'the cart is emptied before it is certain',
    expects: /^a cart that is not/,
    kinds: ['rejected', 'still processing'],
    edits: [
      {
        file: ACTIVATE,
        from: 'const now = parts.clock.now();',
        to: 'const now = parts.clock.now();\n      await createCarts(tx).clear(userId, whole.row.cart_id, whole.row.modality);',
      },
    ],
  },
  {
    name: 'the carts of all ways of shopping are emptied',
    expects: /^a cart that is not/,
    kinds: ['plain'],
    edits: [
      {
        file: ACTIVATE,
        from: 'await createCarts(tx).takeOut(row.user_id, ordered);',
        to: "for (const way of [row.modality, 'SHIP'] as const) await createCarts(tx).clear(row.user_id, row.cart_id, way);",
      },
    ],
  },
  {
    name: 'a time is kept for nobody',
    expects: /^L10 /,
    kinds: ['plain'],
    edits: [
      {
        file: ACTIVATE,
        from: 'if (promise) await createPromises(tx).keepFor',
        to: 'if (!promise) await createPromises(tx).keepFor',
      },
    ],
  },
];

const inHolds = (): readonly Plant<OperationKind>[] => [
  {
    name: 'what was held stays held after a rejection',
    expects: /^L6 /,
    kinds: ['rejected'],
    edits: [
      {
        file: ACTIVATE,
        from: 'await releaseHolds(tx, userId, { orderId: asked.orderId, at: asked.now });',
        to: 'void releaseHolds;',
      },
    ],
  },
  {
    name: 'cards are held before it is certain',
    expects: /^L6 /,
    kinds: ['still processing'],
    edits: [
      {
        file: ACTIVATE,
        from: '?? (await declined(tx, parts, { whole, isTest, asked }));',
        to: ';',
      },
      {
        file: ACTIVATE,
        from: 'const cents = whole.price.total % 100;',
        to: 'const late = await declined(tx, parts, { whole, isTest, asked });\n      if (late) return late;\n      const cents = whole.price.total % 100;',
      },
    ],
  },
];

const MODIFY = service('orders/modify-route');

const inModifying = (): readonly Plant<OperationKind>[] => [
  {
    name: 'a changed order has another total than its cards are held for',
    expects: /^L2 /,
    kinds: ['changes'],
    edits: [
      {
        file: MODIFY,
        from: '.set({ total_cents: price.total })',
        to: '.set({ total_cents: price.total - 1 })',
      },
    ],
  },
  {
    name: 'SNAP is held for nothing',
    expects: /^L2 /,
    kinds: ['snap'],
    edits: [
      {
        file: AUTHORISING,
        from: "if (cents === 0 && tender !== 'BANK') continue;",
        to: "if (tender === 'SNAP') continue;",
      },
    ],
  },
];

const inBooks = (): readonly Plant<OperationKind>[] => [
  {
    name: 'a gift card pays twice',
    expects: /^L3 /,
    kinds: ['gift cards'],
    edits: [
      {
        file: service('ledger/holds'),
        from: 'await changeBalance(tx, accountId, -cents);',
        to: 'await changeBalance(tx, accountId, -cents * 2);',
      },
    ],
  },
  {
    name: 'a hold that is in no ledger',
    expects: /^L2 /,
    kinds: ['plain'],
    edits: [
      {
        file: service('ledger/holds'),
        from: "await transfer(tx, { txn: `hold-${id}`, from, to, cents, kind: 'hold', orderId, at });",
        to: "if (tender === 'GIFT') await transfer(tx, { txn: `hold-${id}`, from, to, cents, kind: 'hold', orderId, at });",
      },
    ],
  },
  {
    name: 'a gift card does not get back what was held',
    expects: /^L3 /,
    kinds: ['rejected', 'changes'],
    edits: [{ file: service('ledger/holds'), from: 'await changeBalance(tx, accountId, cents);', to: '' }],
  },
  {
    name: 'less is held than was said',
    expects: /^L2 /,
    kinds: ['gift cards'],
    edits: [
      {
        file: AUTHORISING,
        from: "if (cents === 0 && tender !== 'BANK') continue;",
        to: "if (tender === 'BANK' && whole.payments.length > 1) continue;",
      },
    ],
  },
];

const inSecrets = (): readonly Plant<OperationKind>[] => [
  {
    name: 'a token is in the log',
    expects: /^L13 stored/,
    kinds: ['plain'],
    edits: [
      {
        file: 'packages/sandbox/src/api/pipeline.ts',
        from: 'return { ...served, user };',
        to: "return { ...served, user: user && bearerOf(incoming.headers['authorization']) };",
      },
    ],
  },
];

/** Realistic faults of a service that places orders. */
export const servicePlants = (): readonly Plant<OperationKind>[] => [
  ...inOrders(),
  ...inCartsAndTimes(),
  ...inHolds(),
  ...inModifying(),
  ...inBooks(),
  ...inSecrets(),
];
