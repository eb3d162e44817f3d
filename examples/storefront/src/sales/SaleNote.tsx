import { formatCents } from '@grocer/foundation/domain';
import type { Product } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import './sale.css';
import type { Price } from './price-rules.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

interface SaleNoteProps {
  readonly product: Product;
  readonly price: Price;
}

/** Until when a price is what it is, and what it is otherwise. */
export const SaleNote = ({ product, price: { endsAt } }: SaleNoteProps): ReactNode =>
  endsAt !== undefined && (
    <p className="sale">
      Flash sale until {clock.format(endsAt)}, usually {formatCents(product.price)}
    </p>
  );
