import type { CartMove } from '@grocer/foundation/contract';
import { formatCents } from '@grocer/foundation/domain';
import type { CatalogueProduct } from '@grocer/foundation/domain';
import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAgeGate } from '../account/age-context.ts';
import { NavLink } from '../NavLink.tsx';
import { SCHEDULING } from '../paths.ts';
import { FULFILLMENT_TYPE } from '../use-path.ts';
import { useWay } from '../ways/use-way.ts';
import { WAY_ART, WAYS, wayWords } from '../ways/way-words.ts';
import { productOf, totalOf } from './cart-groups.ts';
import type { CartGroup } from './cart-groups.ts';
import { Line } from './Line.tsx';
import { MoveAll, ORDERED } from './MoveAll.tsx';
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
  /** One of them has been removed, perhaps the last one. */
  readonly onRemoved: (removed: Removed, isEmptied: boolean) => void;
  /** Undefined as all of them are being moved to another way, and how it was done once it is. */
  readonly onMove: (done: CartMove | undefined) => void;
}

/** What is had in one way, and the way on to its time. */
export function Group({ modality, lines, products, onRemoved, onMove }: GroupProps): ReactNode {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useWay();
  const { priceIn, settled } = useShop();
  const wantedLines = useWantedLines(lines);
  async function mayFollow(): Promise<boolean> {
    const kept = wantedLines.filter(({ quantity }) => quantity > 0);
    return (await settled()) && kept.length > 0 && askAge(kept, products);
  }
  const isCurrent = way?.modality === modality;
  const askAge = useAgeGate();
  const hasTimes = ORDERED.includes(modality);
  return (
    <section className="panel cart-group" aria-labelledby={id}>
      <div className="cart-heading">
        <h2 id={id} ref={heading} tabIndex={-1}>
          <img src={WAY_ART[modality]} width={36} height={36} alt="" />
          {isCurrent ? wayWords(way) : WAYS[modality]}
        </h2>
        {modality === 'PICKUP' && <ChangeStore />}
      </div>
      <ul>
        {lines.map((line) => {
          const product = productOf(line, products);
          return (
            <Line
              key={line.id}
              line={line}
              product={product}
              onRemoved={() => {
                if (lines.length > 1) heading.current?.focus();
                onRemoved({ line, name: product?.name ?? line.gtin13 }, lines.length === 1);
              }}
            >
              {product && !product.membership && (
                <Substitution line={line} name={product.name} products={products} />
              )}
            </Line>
          );
        })}
      </ul>
      <div className="cart-foot">
        <p>
          <span className="muted">Estimated total</span>{' '}
          <b>{formatCents(totalOf(wantedLines, products, priceIn))}</b>
        </p>
        {hasTimes && (
          <NavLink
            to={`${SCHEDULING}?${FULFILLMENT_TYPE}=${modality}`}
            look="button primary"
            mayFollow={mayFollow}
          >
            Schedule your order
          </NavLink>
        )}
        {!hasTimes && <MoveAll from={modality} describedBy={id} onMove={onMove} />}
      </div>
    </section>
  );
}
