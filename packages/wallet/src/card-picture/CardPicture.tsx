import type { CardBrand } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';

interface CardPictureProps {
  readonly brand: CardBrand;
  readonly group: 'bank' | 'snap' | 'gift';
}

/** Short marks of our own; no network's artwork. */
const MARK: Readonly<Record<CardBrand, string>> = {
  VISA: 'VISA',
  MASTERCARD: 'MC',
  AMEX: 'AMEX',
  DISCOVER: 'DISC',
  DINERS: 'DC',
  JCB: 'JCB',
  UNIONPAY: 'UP',
  EBT: 'EBT',
  NONE: 'CARD',
};

/** A small picture of a card. The name beside it says the same, so screen readers skip it. */
export function CardPicture({ brand, group }: CardPictureProps): ReactNode {
  const mark = group === 'gift' ? 'GIFT' : MARK[group === 'snap' ? 'EBT' : brand];
  return (
    <span className="grocer-card-picture" data-mark={mark} aria-hidden="true">
      {mark}
    </span>
  );
}
