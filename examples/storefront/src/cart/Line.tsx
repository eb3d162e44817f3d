import { formatCents } from '@grocer/foundation/domain';
import type { CartLine, Product } from '@grocer/foundation/domain';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { SaleNote } from '../sales/SaleNote.tsx';
import { useShop } from './ShopProvider.tsx';

/** As much as a line takes. */
const MOST = 99;

interface LineProps {
  readonly line: CartLine;
  readonly product: Product | undefined;
  /** The line is gone, and the button that was pressed with it. Absent where the last one has to stay. */
  readonly onRemoved?: (() => void) | undefined;
  /** Of an order that was placed nobody knows here what a line costs: it keeps its price. Default: today's price is shown. */
  readonly isPriced?: boolean;
}

/** One product of the cart: how much of it, what it costs, and out with it. */
export function Line({
  line: { id, gtin13, quantity },
  product,
  onRemoved,
  isPriced = true,
}: LineProps): ReactNode {
  const { changeLine, priceOf } = useShop();
  const price = product && isPriced ? priceOf(product) : undefined;
  const name = product?.name ?? gtin13;
  const to = (wanted: number): void => {
    if (wanted >= 1 && wanted <= MOST) void changeLine(id, wanted);
  };
  async function remove(): Promise<void> {
    if ((await changeLine(id, 0)) === undefined) onRemoved?.();
  }
  return (
    <li className="cart-line">
      <div>
        <h3>{name}</h3>
        <p className="muted">
          {[product?.size, price && `${formatCents(price.cents)} each`].filter(Boolean).join(' · ')}
        </p>
        {product && price && <SaleNote product={product} price={price} />}
        {product?.isAvailable === false && <p className="muted">May be unavailable</p>}
      </div>
      <b className="cart-sum">{price && formatCents(price.cents * quantity)}</b>
      <div className="cart-actions">
        <div className="stepper" role="group" aria-label={`Quantity, ${name}`}>
          <button
            type="button"
            aria-label={`One less, ${name}`}
            aria-disabled={quantity <= 1}
            onClick={() => to(quantity - 1)}
          >
            <Minus size={18} aria-hidden="true" />
          </button>
          <span role="status">{quantity}</span>
          <button
            type="button"
            aria-label={`One more, ${name}`}
            aria-disabled={quantity >= MOST}
            onClick={() => to(quantity + 1)}
          >
            <Plus size={18} aria-hidden="true" />
          </button>
        </div>
        {onRemoved && (
          <button
            type="button"
            className="plain"
            aria-label={`Remove, ${name}`}
            onClick={() => void remove()}
          >
            Remove
          </button>
        )}
      </div>
    </li>
  );
}
