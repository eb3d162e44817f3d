import { formatMessage } from '@grocer/foundation/embed';
import { cardName, expiryText, formatCents } from '@grocer/foundation/domain';
import type { Card } from '@grocer/foundation/domain';
import { Skeleton } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { balanceLine } from '../actions/rules.ts';
import { isPreferred } from '../../selection/rules.ts';
import type { Rejection } from '../../selection/rules.ts';
import { CardPicture } from './CardPicture.tsx';
import { rejectedText, spokenName } from './use-card-view.ts';
import type { CardView } from './use-card-view.ts';
import type { Check } from '../rules.ts';

export interface CardLineProps {
  readonly card: Card;
  readonly view: CardView;
  /** State of a balance check that runs or has failed. */
  readonly check?: Check | undefined;
  /** Set when the host does not accept the card. */
  readonly rejection?: Rejection | undefined;
}

interface Detail {
  readonly text: string;
  readonly isBad?: boolean;
}

/** Returns the line below a card's name: why the card cannot be used, its expiry, or its balance. */
function detailOf({ card, view, check, rejection }: CardLineProps): Detail | 'checking' | undefined {
  const { text, locale } = view;
  if (rejection) return { text: rejectedText(text, card, rejection), isBad: true };
  if (card.expired) return { text: text.expired, isBad: true };
  const line = balanceLine(card, { check, comesWithList: view.comesWithList });
  if (!line) return { text: formatMessage(text.expires, { expiry: expiryText(card) }) };
  if (line.kind === 'checking') return 'checking';
  if (line.kind === 'failed') return { text: text.balanceFailed, isBad: true };
  if (card.balance === undefined) return undefined;
  return { text: formatMessage(text.remaining, { amount: formatCents(card.balance, locale) }) };
}

function DetailLine(props: CardLineProps): ReactNode {
  const detail = detailOf(props);
  if (detail === undefined) return null;
  if (detail === 'checking') return <Skeleton width={8} />;
  return <span className={detail.isBad ? 'grocer-small grocer-danger' : 'grocer-small'}>{detail.text}</span>;
}

/** A card in one line: picture, name, last four digits, expiry or balance [W-2.12] to [W-2.16]. */
export function CardLine(props: CardLineProps): ReactNode {
  const { card, view } = props;
  return (
    <>
      <CardPicture card={card} base={view.pictures} />
      <span className="grocer-card-text">
        <span className="grocer-card-name">
          <span aria-hidden="true">{cardName(card, view.text.kinds)} </span>
          <span aria-hidden="true" className="grocer-card-digits">
            ···· {card.lastFour}
          </span>
          <span className="grocer-hidden">{spokenName(view, card)}</span>
          {isPreferred(card, view.application) && <span className="grocer-badge">{view.text.preferred}</span>}
        </span>
        <DetailLine {...props} />
      </span>
    </>
  );
}
