import { cardName } from '@grocer/foundation/domain';
import type { Card, PaymentCard } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import css from './card-words.css?inline';
import { detailMessages } from './messages.ts';
import { cardMark } from './rules.ts';

type NamedCard = Pick<PaymentCard, 'group' | 'brand' | 'lastFour'> & Partial<Pick<Card, 'imageType'>>;

/** A decorative card badge; the card's name beside it says the same. */
export function CardMark(card: Pick<PaymentCard, 'group' | 'brand'>): ReactNode {
  useStyles(css);
  return (
    <span className="grocer-pay-mark" data-group={card.group} aria-hidden="true">
      {cardMark(card)}
    </span>
  );
}

/** The card's name with its last four digits, and a spoken version for screen readers. */
export function CardWords({ card }: { readonly card: NamedCard }): ReactNode {
  const text = useText('details', detailMessages);
  const name = cardName({ imageType: '', ...card });
  return (
    <>
      <span aria-hidden="true">
        {name} <span className="grocer-digits">{formatMessage(text.digits, { last: card.lastFour })}</span>
      </span>
      <span className="grocer-hidden">{formatMessage(text.spoken, { card: name, last: card.lastFour })}</span>
    </>
  );
}
