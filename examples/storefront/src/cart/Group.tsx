import type { CartLine, CatalogueProduct, Cents, Modality } from '@grocer/foundation/domain';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { HeldTime } from '../ways/use-hold-words.ts';
import { WAYS } from '../ways/way-words.ts';
import { productOf, totalOf } from './cart-groups.ts';
import type { CartGroup } from './cart-groups.ts';
import { GroupHeading } from './GroupHeading.tsx';
import { Line } from './Line.tsx';
import { LineOptions } from './LineOptions.tsx';
import { MissingLine } from './MissingLine.tsx';
import { MoveAll } from './MoveAll.tsx';
import { useOrderedWays } from './ordered-ways.ts';
import { useShop } from './ShopProvider.tsx';
import { useOfferUndo } from './Undo.tsx';
import { useWantedLines } from './use-amount.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import './group.css';

interface GroupProps extends CartGroup {
  readonly products: readonly CatalogueProduct[];
  /** The time held for this way to shop, or held until it expired. */
  readonly hold: HeldTime | undefined;
  /** Minimum amount of an order, if the service has one. */
  readonly minimum: Cents | undefined;
  /** Called after a line was removed. */
  readonly onRemoved: () => void;
  /** Called with undefined when a move starts, and with the announcement once it is done. */
  readonly onMove: (words: string | undefined) => void;
}

/** The lines of the cart for one way to shop. */
export function Group({
  modality,
  lines,
  missing,
  hold,
  products,
  minimum,
  onRemoved,
  onMove,
}: GroupProps): ReactNode {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, heading);
  const { priceIn, latestOf } = useShop();
  const isOrdered = useOrderedWays().includes(modality);
  const offerUndo = useOfferUndo();
  const total = totalOf(useWantedLines(lines), products, priceIn);
  const nameOf = (line: CartLine): string => productOf(line, products)?.name ?? line.gtin13;
  function tellMove(line: CartLine, to: Modality | undefined): void {
    onMove(to && `${nameOf(line)} is moved to ${WAYS[to]}.`);
  }
  const tellRemoved =
    (line: CartLine) =>
    (quantity: number): void => {
      // A note or choice may have been saved after the press.
      offerUndo({ ...latestOf(line), quantity }, nameOf(line));
      onRemoved();
    };
  return (
    <section ref={part} className="panel cart-group" aria-labelledby={id}>
      <GroupHeading {...{ id, heading, modality, hold, total, minimum }} />
      <ul>
        {missing.map((line) => (
          <MissingLine
            key={line.id}
            line={line}
            product={productOf(line, products)}
            // `when` is empty once this page's clock is past the hold, before the service reports it
            // expired.
            when={hold?.when || 'this time'}
            onMove={(to) => tellMove(line, to)}
            onRemoved={tellRemoved(line)}
          />
        ))}
        {lines.map((line) => {
          const product = productOf(line, products);
          return (
            <Line key={line.id} line={line} product={product} onRemoved={tellRemoved(line)}>
              {product ? (
                <LineOptions
                  {...{ line, product, products }}
                  onMove={(to) => tellMove(line, to)}
                  onRemoved={tellRemoved(line)}
                />
              ) : undefined}
            </Line>
          );
        })}
      </ul>
      {!isOrdered && (
        <div className="cart-foot">
          <MoveAll
            from={modality}
            products={lines.flatMap((line) => productOf(line, products) ?? [])}
            describedBy={id}
            onMove={(done) => onMove(done && `${WAYS[done.from]} items are moved to ${WAYS[done.to]}.`)}
          />
        </div>
      )}
    </section>
  );
}
