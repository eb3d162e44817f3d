import { formatCents } from '@grocer/foundation/domain';
import type { CatalogueProduct, Cents } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';

interface PriceTextProps {
  readonly product: Pick<CatalogueProduct, 'price' | 'isSoldByWeight'>;
  readonly cents: Cents;
}

/** What one costs now, and otherwise; of what is weighed it is an estimate. */
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
