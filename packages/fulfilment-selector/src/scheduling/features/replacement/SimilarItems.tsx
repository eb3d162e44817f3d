import { formatCents } from '@grocer/foundation/domain';
import type { CartLine, Product } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, Choice, Icon } from '@grocer/foundation/ui';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';
import { replacementMessages } from './messages.ts';
import { pageOf, pagesOf } from './rules.ts';

interface ChoicesProps {
  readonly line: CartLine;
  readonly items: readonly Product[];
  /** The label of the choices. */
  readonly label: string;
}

/** Products of which one can be picked to replace a line. */
export function Choices({ line, items, label }: ChoicesProps): ReactNode {
  const text = useText('replacement', replacementMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const picked = useSchedulingStore((state) => state.picked[line.gtin13]);
  const isUnpicked = useSchedulingStore((state) => state.unpicked === line.gtin13);
  const { pick } = useSchedulingActions();
  const name = useId();
  const errorId = useId();
  return (
    <>
      <div
        className="grocer-similar"
        role="radiogroup"
        aria-label={label}
        aria-invalid={isUnpicked || undefined}
        aria-describedby={isUnpicked ? errorId : undefined}
      >
        {items.map(({ upc, name: title, size, price }) => (
          <label key={upc} className="grocer-slot" data-state={upc === picked ? 'chosen' : 'free'}>
            <Choice
              type="radio"
              name={name}
              value={upc}
              checked={upc === picked}
              onChange={() => pick(line.gtin13, upc)}
            />
            <span className="grocer-slot-words">
              <span className="grocer-slot-time">{title}</span> <span className="grocer-small">{size}</span>
            </span>
            <span className="grocer-slot-fee">{formatCents(price, locale)}</span>
          </label>
        ))}
      </div>
      {isUnpicked && (
        <p id={errorId} className="grocer-why" role="alert">
          {text.pickFirst}
        </p>
      )}
    </>
  );
}

/** The items similar to a line, four per page [F-2.69]. */
export function SimilarItems({ line }: { readonly line: CartLine }): ReactNode {
  const text = useText('replacement', replacementMessages);
  const similar = useSchedulingStore((state) => state.similar[line.gtin13]);
  const { turnPage } = useSchedulingActions();
  if (similar?.phase !== 'ready' || similar.items.length === 0) return null;
  const { items, page } = similar;
  const shown = pageOf(items, page);
  const pages = pagesOf(items);
  const from = items.findIndex((item) => item === shown[0]) + 1;
  const range = { from: String(from), to: String(from + shown.length - 1), total: String(items.length) };
  return (
    <>
      <Choices line={line} items={shown} label={text.similar} />
      {pages > 1 && (
        <div className="grocer-pager">
          <Button
            kind="icon"
            part="previous-similar"
            label={text.previous}
            disabled={page === 0}
            onPress={() => turnPage(line.gtin13, -1)}
          >
            <Icon of={ChevronLeft} size={20} turns />
          </Button>
          <span className="grocer-small" role="status">
            {formatMessage(text.range, range)}
          </span>
          <Button
            kind="icon"
            part="next-similar"
            label={text.next}
            disabled={page === pages - 1}
            onPress={() => turnPage(line.gtin13, 1)}
          >
            <Icon of={ChevronRight} size={20} turns />
          </Button>
        </div>
      )}
    </>
  );
}
