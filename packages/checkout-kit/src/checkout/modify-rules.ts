import type { Checkout, OrderLine } from '@grocer/foundation/domain';
import { lineKey } from './lines-rules.ts';

/** Is it an order that was placed, with changes to it? The service shows what it was beside what it would be. */
export const isModification = ({ originalSummary }: Pick<Checkout, 'originalSummary'>): boolean =>
  originalSummary !== undefined;

/** What has become of a product in an order that is changed. */
export interface LineChange {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly line: OrderLine;
  /** How much of it there was. */
  readonly was: number;
}

/** What is different from the order as it was placed: what was added, then what there is more or less of, then what is gone. */
export function changesOf({
  lines,
  originalLines,
}: Pick<Checkout, 'lines' | 'originalLines'>): readonly LineChange[] {
  const before = new Map(originalLines.map((line) => [lineKey(line), line.quantity]));
  const now = new Set(lines.map(lineKey));
  const changes = lines.map((line): LineChange => {
    const was = before.get(lineKey(line)) ?? 0;
    return { kind: was === 0 ? 'added' : 'changed', line, was };
  });
  const gone = originalLines.filter((line) => !now.has(lineKey(line)));
  return [
    ...changes.filter(({ kind }) => kind === 'added'),
    ...changes.filter(({ kind, line, was }) => kind === 'changed' && line.quantity !== was),
    ...gone.map((line): LineChange => ({ kind: 'removed', line, was: line.quantity })),
  ];
}
