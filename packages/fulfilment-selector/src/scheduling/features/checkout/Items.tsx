import { formatCents } from '@grocer/foundation/domain';
import type { CartLine, Cents, Product } from '@grocer/foundation/domain';
import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import { Icon } from '@grocer/foundation/ui';
import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Fold } from '../../../window/Fold.tsx';
import { termsOf } from '../../../membership/terms/words.ts';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import type { Entry } from '../../core/entry-rules.ts';
import type { Arrival } from '../entry/slice.ts';
import { schedulingMessages } from '../../messages.ts';
import { useSchedulingStore } from '../../core/context.tsx';
import { hasWarning } from './summary-rules.ts';

const entryOf = (arrival: Arrival): Entry | undefined =>
  arrival.phase === 'arrived' ? arrival.entry : undefined;

interface ItemProps {
  readonly line: CartLine;
  readonly priceOf: (product: Product) => Cents;
}

/** An item of the order, its price and its warnings [F-5.16] [F-8.26]. */
function Item({ line, priceOf }: ItemProps): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const product = useSchedulingStore(({ products }) => products[line.gtin13]);
  const arrival = useSchedulingStore((state) => state.arrival);
  const isMissing = useSchedulingStore((state) => state.isMissing(line));
  const entry = entryOf(arrival);
  const isGone = product?.isAvailable === false;
  const price = product && priceOf(product);
  return (
    <li className="grocer-summary-item" data-part="summary-item">
      <span>{product?.name ?? line.gtin13}</span>
      {price !== undefined && (
        <span className="grocer-slot-fee">{formatCents(price * line.quantity, locale)}</span>
      )}
      <span className="grocer-small">{formatMessage(text.quantity, { count: String(line.quantity) })}</span>
      {product && price !== product.price && (
        <span className="grocer-small" data-part="sale">
          {formatMessage(text.sale, { price: formatCents(product.price * line.quantity, locale) })}
        </span>
      )}
      {isGone && <span className="grocer-why">{text.itemUnavailable}</span>}
      {!isGone && isMissing && <span className="grocer-why">{text.itemMaybeUnavailable}</span>}
      {product && hasWarning(product, entry) && <span className="grocer-warned">{text.prop65}</span>}
      {product?.membership && (
        <span className="grocer-small" data-part="membership-terms">
          {termsOf(product.membership, text.terms, locale).join(' ')}
        </span>
      )}
    </li>
  );
}

interface ItemsProps extends Pick<ItemProps, 'priceOf'> {
  readonly lines: readonly CartLine[];
}

/** The items of the order, collapsed unless an item has a warning. */
export function Items({ lines, priceOf }: ItemsProps): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const isTroubled = useSchedulingStore((state) =>
    lines.some((line) => {
      const product = state.products[line.gtin13];
      const isWarned = product && hasWarning(product, entryOf(state.arrival));
      return isWarned || state.isMissing(line) || product?.isAvailable === false;
    }),
  );
  const [fold, setFold] = useState({ isOpen: isTroubled, isTroubled });
  // Expands the items when the first warning appears, and collapses them when the last one is gone.
  if (fold.isTroubled !== isTroubled) setFold({ isOpen: isTroubled, isTroubled });
  const { isOpen } = fold;
  const id = useId();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="grocer-summary-items" data-part="summary-items">
      <button
        type="button"
        className="grocer-fold-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setFold({ isOpen: !isOpen, isTroubled })}
      >
        {formatMessage(pluralOf(text.items, count, locale), { count: String(count) })}
        <Icon of={ChevronDown} size={16} />
      </button>
      <Fold id={id} isOpen={isOpen}>
        <ul>
          {lines.map((line) => (
            <Item key={line.id} line={line} priceOf={priceOf} />
          ))}
        </ul>
      </Fold>
    </div>
  );
}
