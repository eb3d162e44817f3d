import { formatCents } from '@grocer/foundation/domain';
import type { Product } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { CLOCK_IN_ZONE } from '../layout/clock.ts';
import './sale.css';
import type { Price } from './price-rules.ts';

interface SaleNoteProps {
  readonly product: Product;
  readonly price: Price;
}

/** The end of a flash sale and the usual price. */
export const SaleNote = ({ product, price: { endsAt } }: SaleNoteProps): ReactNode =>
  endsAt !== undefined && (
    <p className="sale">
      Flash sale until {CLOCK_IN_ZONE.format(endsAt)}, usually {formatCents(product.price)}
    </p>
  );
