import { describe, expect, it } from 'vitest';
import type { Shopping } from '../../events.ts';
import { differences } from './rules.ts';

const at = (modality: Shopping['modality'], locationId: string): Shopping => ({
  modality,
  destination: { kind: 'store', locationId },
  isOwnDelivery: false,
});

describe('a change of modality or store', () => {
  it.each([
    ['nothing to pickup', undefined, { isOtherModality: true, isOtherStore: true }],
    ['one store to another', at('PICKUP', '1'), { isOtherModality: false, isOtherStore: true }],
    ['the store itself to pickup there', at('IN_STORE', '2'), { isOtherModality: true, isOtherStore: false }],
    ['the same', at('PICKUP', '2'), { isOtherModality: false, isOtherStore: false }],
  ] as const)('reports the differences from %s [F-4.10] [F-4.11]', (_, from, different) =>
    expect(differences({ from, to: at('PICKUP', '2') })).toEqual(different),
  );
});
