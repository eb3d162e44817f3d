import type { Checkout, OrderLine } from '@grocer/foundation/domain';
import { lineKey } from './lines-rules.ts';

/** Returns true for a placed order with changes: only then does the service send the original summary. */
export const isModification = ({ originalSummary }: Pick<Checkout, 'originalSummary'>): boolean =>
  originalSummary !== undefined;

/** How a product of a modified order differs from the placed order. */
export interface LineChange {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly line: OrderLine;
  /** The quantity in the placed order. */
  readonly was: number;
}

/**
 * Returns the differences from the placed order: added lines, then changed quantities, then removed lines.
 */
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
