import { cardName, formatCents } from '@grocer/foundation/domain';
import type { Card, Cents } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Choice, Icon } from '@grocer/foundation/ui';
import { ChevronDown } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { paymentOptionsMessages } from './messages.ts';

type NamedCard = Pick<Card, 'group' | 'brand' | 'lastFour'> & { readonly imageType?: string };

/** Short marks of our own; no network's artwork. */
const MARK: Readonly<Record<Card['group'], string>> = { bank: 'CARD', snap: 'EBT', gift: 'GIFT' };

/** A small picture of a card; the name beside it says the same. */
const CardMark = ({ group, brand }: Pick<Card, 'group' | 'brand'>): ReactNode => (
  <span className="grocer-pay-mark" data-group={group} aria-hidden="true">
    {group === 'bank' && brand !== 'NONE' ? brand.slice(0, 4) : MARK[group]}
  </span>
);

/** The name of a card with its last four digits, and how that is spoken. */
export function CardWords({ card }: { readonly card: NamedCard }): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
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

interface CardGroupProps {
  readonly group: Card['group'];
  readonly title: string;
  /** The line below the title. */
  readonly chosen: ReactNode;
  readonly brand: Card['brand'];
  /** What the group pays, where it pays. */
  readonly amount: Cents | undefined;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A group of cards, whose heading is its payment line: who pays, and how much. */
export function CardGroup({
  group,
  title,
  chosen,
  brand,
  amount,
  isOpen,
  children,
}: CardGroupProps): ReactNode {
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  return (
    <details className="grocer-pay-group" data-part={`${group}-cards`} open={isOpen || undefined}>
      <summary className="grocer-line">
        <CardMark group={group} brand={brand} />
        <span className="grocer-line-words">
          <strong>{title}</strong>
          <span className="grocer-small">{chosen}</span>
        </span>
        <span className="grocer-pay-end">
          {amount !== undefined && <strong>{formatCents(amount, locale)}</strong>}
          <Icon of={ChevronDown} size={20} />
        </span>
      </summary>
      <div className="grocer-panel-body">{children}</div>
    </details>
  );
}

interface CardOptionProps {
  readonly card: Card;
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly isChosen: boolean;
  readonly isOff: boolean;
  /** Why it cannot be chosen, or what is left on it. */
  readonly detail?: string | undefined;
  readonly isBad?: boolean;
  readonly onChoose: () => void;
}

/** One card to choose. */
export function CardOption(props: CardOptionProps): ReactNode {
  const { card, type, name, isChosen, isOff, detail, isBad = false, onChoose } = props;
  const detailId = useId();
  return (
    <label className="grocer-pay-card" data-part="card" data-state={isChosen ? 'chosen' : undefined}>
      <Choice
        type={type}
        name={name}
        value={card.id}
        checked={isChosen}
        disabled={isOff}
        aria-describedby={detail ? detailId : undefined}
        onChange={onChoose}
      />
      <CardMark group={card.group} brand={card.brand} />
      <span className="grocer-line-words">
        <span>
          <CardWords card={card} />
        </span>
        {detail && (
          <span id={detailId} className={isBad ? 'grocer-why' : 'grocer-small'}>
            {detail}
          </span>
        )}
      </span>
    </label>
  );
}
