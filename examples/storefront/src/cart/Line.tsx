import { formatCents } from '@grocer/foundation/domain';
import type { CartLine, CatalogueProduct, Modality } from '@grocer/foundation/domain';
import { IdCard, MessageSquare, RefreshCw, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { membershipTerms } from '../catalogue/membership-rules.ts';
import { Picture } from '../catalogue/Picture.tsx';
import { NavLink } from '../NavLink.tsx';
import { productPath } from '../paths.ts';
import { SaleNote } from '../sales/SaleNote.tsx';
import type { Price } from '../sales/price-rules.ts';
import { useShop } from './ShopProvider.tsx';
import { Stepper } from './Stepper.tsx';
import { onceGone, useAmount } from './use-amount.ts';
import './line.css';

interface LineProps {
  readonly line: CartLine;
  readonly product: CatalogueProduct | undefined;
  /**
   * Called after the line was removed, with the quantity that was shown before. Absent if the last line has to
   * stay.
   */
  readonly onRemoved?: ((quantity: number) => void) | undefined;
  /** False for lines of a placed order, whose prices are unknown here. Default: today's price is shown. */
  readonly isPriced?: boolean;
  /** Rendered before the quantity. Default: a button that removes the line. */
  readonly children?: ReactNode;
}

/** Where the shopper's age is checked. */
const ID_CHECKED: Readonly<Record<Modality, string>> = {
  DELIVERY: 'ID checked at the door',
  SHIP: 'ID checked at the door',
  PICKUP: 'ID checked at pickup',
  IN_STORE: 'ID checked at the register',
};

interface NotesProps {
  readonly product: CatalogueProduct;
  readonly price: Price | undefined;
  readonly modality: Modality;
}

/** Notes on a product in the cart: sale, weight, minimum age, availability. */
function Notes({ product, price, modality }: NotesProps): ReactNode {
  return (
    <>
      {price && <SaleNote product={product} price={price} />}
      {product.membership && (
        <p className="cart-note">
          <RefreshCw size={16} aria-hidden="true" /> {membershipTerms(product.membership)}
        </p>
      )}
      {product.isSoldByWeight && (
        <p className="cart-note">
          <Scale size={16} aria-hidden="true" /> Weighed when packed
        </p>
      )}
      {product.minimumAge !== undefined && (
        <p className="cart-note">
          <IdCard size={16} aria-hidden="true" /> {ID_CHECKED[modality]}, {product.minimumAge}+
        </p>
      )}
      {!product.isAvailable && <p className="cart-note warn">May be unavailable</p>}
    </>
  );
}

/** A line of the cart: the product, its quantity and price. */
export function Line({ line, product, onRemoved, isPriced = true, children }: LineProps): ReactNode {
  const { priceIn } = useShop();
  const amount = useAmount(line, onceGone(onRemoved));
  const price = product && isPriced ? priceIn(line.modality, product) : undefined;
  const name = product?.name ?? line.gtin13;
  return (
    <li className="cart-line">
      <span className="pic">
        <Picture of={product?.image ?? 'missing'} size={72} />
      </span>
      <div>
        <h3>{product ? <NavLink to={productPath(product)}>{name}</NavLink> : name}</h3>
        <p className="muted">
          {[product?.size, price && `${formatCents(price.cents)} each`].filter(Boolean).join(' · ')}
        </p>
        {product && <Notes product={product} price={price} modality={line.modality} />}
        {line.instructions !== '' && (
          <p className="cart-note">
            <MessageSquare size={16} aria-hidden="true" /> Note: {line.instructions}
          </p>
        )}
      </div>
      <p className="cart-sum">
        <b>{price && formatCents(price.cents * amount.shown)}</b>
        {price && product?.isSoldByWeight && <span className="muted">est.</span>}
      </p>
      <div className="cart-actions">
        {children ??
          (onRemoved && (
            <button
              type="button"
              className="plain"
              aria-label={`Remove all, ${name}`}
              aria-disabled={amount.isLocked || undefined}
              onClick={amount.remove}
            >
              Remove
            </button>
          ))}
        <Stepper name={name} amount={amount} look="stepper" takesOut={onRemoved !== undefined} />
      </div>
    </li>
  );
}
