import type { Card, CardBrand } from '@grocer/foundation/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { pictureUrl } from './picture-url.ts';

/** Our own short marks, instead of the networks' artwork. */
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
  /** Base URL of the service's pictures; undefined for our own. */
  readonly base: string | undefined;
}

/** The service's picture, or our own when it cannot be loaded. */
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

/** A small picture of a card, hidden from screen readers since the name beside it says the same. */
export const CardPicture = ({ card, base }: CardPictureProps): ReactNode =>
  base === undefined ? <OwnPicture card={card} /> : <ServicePicture card={card} base={base} />;
