import type { Plant } from '../plant.ts';
import type { OperationKind } from './operation.ts';

const http = (file: string): string => `packages/foundation/src/http/${file}.ts`;

const REFUSALS_ARE_FINAL = {
  file: http('operation-runner'),
  from: 'if (!doubt) return failure',
  to: 'if (doubt !== ending) return failure',
};

const KEY_PER_ATTEMPT = {
  file: http('operation-runner'),
  from: 'const attempt: Attempt = { key,',
  to: 'const attempt: Attempt = { key: crypto.randomUUID(),',
};

const inKeys = (): readonly Plant<OperationKind>[] => [
  {
    name: 'each attempt has a key of its own',
    expects: /^doubled/,
    kinds: ['add-address'],
    edits: [KEY_PER_ATTEMPT],
  },
  {
    name: 'each attempt to enter a PIN has a key of its own',
    expects: /^L9 /,
    kinds: ['wrong-pin'],
    edits: [KEY_PER_ATTEMPT],
  },
];

const inClient = (): readonly Plant<OperationKind>[] => [
  {
    name: 'any 2xx is a success',
    expects: /^"done" that is not/,
    kinds: ['delete', 'add-gift', 'add-bank'],
    edits: [
      {
        file: 'packages/foundation/src/contract/wallet/delete-card.ts',
        from: 'v.object({ data: v.object({ payment: v.object({ cardId: v.string() }) }) })',
        to: 'v.unknown()',
      },
    ],
  },
  {
    name: 'a refusal is final, whatever went before',
    expects: /^"failed" that happened/,
    edits: [REFUSALS_ARE_FINAL],
  },
  {
    name: 'nothing found is done',
    expects: /^"done" that is not/,
    kinds: ['delete', 'add-gift', 'add-bank'],
    faults: ['gateway 404'],
    edits: [
      {
        file: 'packages/wallet/src/features/delete-card/actions.ts',
        from: "(await isGone(card)).kind === 'happened'",
        to: 'true',
      },
    ],
  },
  {
    name: 'what cannot be read did not happen',
    expects: /^"failed" that happened/,
    edits: [
      {
        file: http('operation-runner'),
        from: "seen?.kind !== 'did-not-happen'",
        to: "seen?.kind === 'happened'",
      },
    ],
  },
  {
    name: 'an answer that cannot be understood is a failure',
    expects: /^"failed" that happened/,
    edits: [{ file: http('retry-policy'), from: "outcome.kind === 'unreadable' || (cause", to: '(cause' }],
  },
];

const inService = (): readonly Plant<OperationKind>[] => [
  {
    name: 'the limit is asked before the key',
    expects: /^"failed" that happened/,
    kinds: ['add-snap', 'delete'],
    // They lose or repeat the service's own answer; a gateway's refusal would be taken for final as well.
    faults: ['reset, at-once', 'sent twice'],
    limits: true,
    edits: [
      {
        file: 'packages/sandbox/src/api/pipeline.ts',
        from: 'const served = claim ? await unlessKnown(claim, admit) : await admit();',
        to: `const early = await limits.admit(userId, route.call.name);
          const served = !early.ok ? { reply: early } : claim ? await unlessKnown(claim, admit) : await admit();`,
      },
      // The client takes the refusal for final.
      REFUSALS_ARE_FINAL,
    ],
  },
  {
    name: 'the number of a gift card is stored',
    expects: /^L13 stored/,
    kinds: ['add-gift'],
    edits: [
      {
        file: 'packages/sandbox/src/wallet/add-gift-card.ts',
        from: 'prepaidCard(account, { at: now, random });',
        to: '{ ...prepaidCard(account, { at: now, random }), fraud_token: body.paymentMethod.pan };',
      },
    ],
  },
  {
    name: 'the key is kept apart from what was done',
    expects: /^doubled/,
    kinds: ['add-address'],
    edits: [
      {
        file: 'packages/sandbox/src/api/idempotency.ts',
        from: 'await store(tx, claim, reply);',
        to: '',
      },
    ],
  },
];

/** Realistic faults of the wallet and its service. */
export const walletPlants = (): readonly Plant<OperationKind>[] => [
  ...inKeys(),
  ...inClient(),
  ...inService(),
];
