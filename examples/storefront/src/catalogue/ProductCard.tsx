import type { CatalogueProduct, Modality } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { NavLink } from '../NavLink.tsx';
import { productPath } from '../paths.ts';
import { useWay } from '../ways/use-way.ts';
import { WAYS } from '../ways/way-words.ts';
import { AddButton } from './AddButton.tsx';
import { obstacleTo, obstacleWords, percentOff } from './buying-rules.ts';
import { membershipTerms } from './membership-rules.ts';
import { Picture } from './Picture.tsx';
import { PriceText } from './PriceText.tsx';

interface CardProps {
  readonly product: CatalogueProduct;
  /** Heading level in the page's outline. */
  readonly level?: 2 | 3;
  readonly isUrgent?: boolean;
  /** The only way to shop with this price, if it is not the current one: the product is not added from here. */
  readonly way?: Modality | undefined;
}

/** A product in a list, with its price and a button that adds it to the cart. */
export function ProductCard({ product, level = 3, isUrgent = false, way }: CardProps): ReactNode {
  const { priceOf, priceIn } = useShop();
  const modality = useWay()?.modality;
  const { name, size, unitPrice, image, minimumAge, location, membership } = product;
  const price = way ? priceIn(way, product) : priceOf(product);
  const obstacle = obstacleTo(product, modality);
  const Heading = `h${level}` as const;
  const isCut = price.cents < product.price;
  return (
    <li className="card" data-stock={product.stock}>
      <div className="pic">
        <Picture of={image} isUrgent={isUrgent} />
        <span className="flags">
          {isCut && (
            <span className="flag">
              {percentOff(price.cents, product.price)}% off{way && ` · ${WAYS[way].toLowerCase()}`}
            </span>
          )}
          {minimumAge !== undefined && <span className="flag info">{minimumAge}+</span>}
        </span>
        {!obstacle && !way && <AddButton product={product} words="Add" />}
      </div>
      <div className="card-text">
        <PriceText product={product} cents={price.cents} />
        <Heading className="card-name">
          <NavLink to={productPath(product)}>{name}</NavLink>
        </Heading>
        <p className="meta">
          {obstacle
            ? obstacleWords(obstacle, { location, modality })
            : [size, isCut ? '' : unitPrice].filter(Boolean).join(' · ')}
        </p>
        {membership && <p className="meta">{membershipTerms(membership)}</p>}
      </div>
    </li>
  );
}
