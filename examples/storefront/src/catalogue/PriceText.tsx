import { formatCents } from '@grocer/foundation/domain';
import type { CatalogueProduct, Cents } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';

interface PriceTextProps {
  readonly product: Pick<CatalogueProduct, 'price' | 'isSoldByWeight'>;
  readonly cents: Cents;
}

/**
 * The current price of a product, and the usual one if it is reduced. An estimate if it is sold by weight.
 */
export const PriceText = ({ product: { price, isSoldByWeight }, cents }: PriceTextProps): ReactNode => (
  <p className="price" data-state={cents < price ? 'cut' : undefined}>
    {formatCents(cents)}
    {cents < price && (
      <s className="was">
        <span className="unseen">usually </span>
        {formatCents(price)}
      </s>
    )}
    {isSoldByWeight && <span className="meta">est.</span>}
  </p>
);
