import { cardName } from '@grocer/foundation/domain';
import type { Card } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import css from './card-words.css?inline';
import { detailMessages } from './messages.ts';

type NamedCard = Pick<Card, 'group' | 'brand' | 'lastFour'> & { readonly imageType?: string };

/** Our own short labels instead of card network logos. */
const MARK: Readonly<Record<Card['group'], string>> = { bank: 'CARD', snap: 'EBT', gift: 'GIFT' };

/** A decorative card badge; the card's name beside it says the same. */
export function CardMark({ group, brand }: Pick<Card, 'group' | 'brand'>): ReactNode {
  useStyles(css);
  return (
    <span className="grocer-pay-mark" data-group={group} aria-hidden="true">
      {group === 'bank' && brand !== 'NONE' ? brand.slice(0, 4) : MARK[group]}
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
