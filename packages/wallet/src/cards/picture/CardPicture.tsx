import type { Card, CardBrand } from '@grocer/foundation/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { pictureUrl } from './picture-url.ts';

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

interface CardPictureProps {
  readonly card: Card;
  /** Where pictures come from, where not from here. */
  readonly base: string | undefined;
}

/** The service's picture, and ours where it cannot be had. */
function ServicePicture({ card, base }: { readonly card: Card; readonly base: string }): ReactNode {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <OwnPicture card={card} />;
  return (
    <img
      className="grocer-card-picture"
      src={pictureUrl(base, card)}
      alt=""
      loading="lazy"
      onError={() => setMissing(true)}
    />
  );
}

function OwnPicture({ card }: { readonly card: Card }): ReactNode {
  const mark = card.group === 'gift' ? 'GIFT' : MARK[card.group === 'snap' ? 'EBT' : card.brand];
  return (
    <span className="grocer-card-picture" data-mark={mark} aria-hidden="true">
      {mark}
    </span>
  );
}

/** A small picture of a card. The name beside it says the same, so screen readers skip it. */
export const CardPicture = ({ card, base }: CardPictureProps): ReactNode =>
  base === undefined ? <OwnPicture card={card} /> : <ServicePicture card={card} base={base} />;
