import type { CatalogueProduct, Cents, Modality } from '@grocer/foundation/domain';
import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWay } from '../ways/use-way.ts';
import { WAY_ART, WAYS, wayWords } from '../ways/way-words.ts';
import { productOf, totalOf } from './cart-groups.ts';
import type { CartGroup } from './cart-groups.ts';
import { Line } from './Line.tsx';
import { Minimum } from './Minimum.tsx';
import { MoveAll } from './MoveAll.tsx';
import { MoveLine } from './MoveLine.tsx';
import { ORDERED } from './ordered-ways.ts';
import { useShop } from './ShopProvider.tsx';
import { Substitution } from './Substitution.tsx';
import type { Removed } from './Undo.tsx';
import { useWantedLines } from './use-amount.ts';

/** Opens the selector as from a cart, where its window is called 'Change Store' in the redesign [F-2.7]. */
function ChangeStore(): ReactNode {
  const { open, update } = useFulfilmentHandle();
  function change(): void {
    update({ openedFrom: 'cart' });
    open('STORE_SELECTION_MENU');
  }
  return (
    <button type="button" className="plain" aria-haspopup="dialog" onClick={change}>
      Change Store
    </button>
  );
}

interface GroupProps extends CartGroup {
  readonly products: readonly CatalogueProduct[];
  /** From which amount on an order qualifies, where the service says so. */
  readonly minimum: Cents | undefined;
  /** One of them has been removed, perhaps the last one. */
  readonly onRemoved: (removed: Removed, isEmptied: boolean) => void;
  /** Undefined as some of them are being moved to another way; once they are, what is said of it, and whether nothing is left here. */
  readonly onMove: (words: string | undefined, isEmptied: boolean) => void;
}

/** What is had in one way. */
export function Group({ modality, lines, products, minimum, onRemoved, onMove }: GroupProps): ReactNode {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useWay();
  const { priceIn } = useShop();
  const total = totalOf(useWantedLines(lines), products, priceIn);
  const isLast = lines.length === 1;
  const toHeading = (): void => {
    if (!isLast) heading.current?.focus();
  };
  function tellMove(name: string, to: Modality | undefined): void {
    if (to) toHeading();
    onMove(to && `${name} is moved to ${WAYS[to]}.`, isLast);
  }
  return (
    <section className="panel cart-group" aria-labelledby={id}>
      <div className="cart-heading">
        <h2 id={id} ref={heading} tabIndex={-1}>
          <img src={WAY_ART[modality]} width={36} height={36} alt="" />
          {way?.modality === modality ? wayWords(way) : WAYS[modality]}
        </h2>
        {modality === 'PICKUP' && <ChangeStore />}
        {minimum !== undefined && <Minimum modality={modality} total={total} minimum={minimum} />}
      </div>
      <ul>
        {lines.map((line) => {
          const product = productOf(line, products);
          return (
            <Line
              key={line.id}
              line={line}
              product={product}
              more={
                product && (
                  <MoveLine line={line} product={product} onMove={(to) => tellMove(product.name, to)} />
                )
              }
              onRemoved={() => {
                toHeading();
                onRemoved({ line, name: product?.name ?? line.gtin13 }, isLast);
              }}
            >
              {product && !product.membership && (
                <Substitution line={line} name={product.name} products={products} />
              )}
            </Line>
          );
        })}
      </ul>
      {!ORDERED.includes(modality) && (
        <div className="cart-foot">
          <MoveAll
            from={modality}
            products={lines.flatMap((line) => productOf(line, products) ?? [])}
            describedBy={id}
            onMove={(done) => onMove(done && `${WAYS[done.from]} items are moved to ${WAYS[done.to]}.`, true)}
          />
        </div>
      )}
    </section>
  );
}
