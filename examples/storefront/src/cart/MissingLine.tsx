import type { CartLine, CatalogueProduct, Modality } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { Picture } from '../catalogue/Picture.tsx';
import { NavLink } from '../NavLink.tsx';
import { productPath, similarPath } from '../paths.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { onceGone, useAmount } from './use-amount.ts';
import './line.css';

interface MissingLineProps {
  readonly line: CartLine;
  readonly product: CatalogueProduct | undefined;
  /** The held time at which the product is not available, as text. */
  readonly when: string;
  /** Called with undefined when a move starts, and with the new way to shop once it is done. */
  readonly onMove: (to: Modality | undefined) => void;
  /** Called after the line was removed, with the quantity that was shown before. */
  readonly onRemoved: (quantity: number) => void;
}

/** A line whose product is not available at the held time, with ways to choose another, move or remove it. */
export function MissingLine({ line, product, when, onMove, onRemoved }: MissingLineProps): ReactNode {
  const amount = useAmount(line, onceGone(onRemoved));
  const name = product?.name ?? line.gtin13;
  return (
    <li className="cart-line cart-missing">
      <span className="pic">
        <Picture of={product?.image ?? 'missing'} size={72} />
      </span>
      <div>
        <h3>{product ? <NavLink to={productPath(product)}>{name}</NavLink> : name}</h3>
        <p className="cart-note warn">Can’t be had for {when}. It is not in your total.</p>
        <div className="cart-ways-on">
          {product && (
            <>
              <NavLink to={similarPath(product)} look="plain" label={`Choose another, ${name}`}>
                Choose another
              </NavLink>
              <MoveButtons line={line} product={product} onMove={onMove} />
            </>
          )}
          <button
            type="button"
            className="plain"
            aria-label={`Remove, ${name}`}
            aria-disabled={amount.isLocked || undefined}
            onClick={amount.remove}
          >
            Remove
          </button>
        </div>
      </div>
    </li>
  );
}
