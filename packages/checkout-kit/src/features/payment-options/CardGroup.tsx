import { formatCents } from '@grocer/foundation/domain';
import type { Card, Cents } from '@grocer/foundation/domain';
import { Choice, Icon } from '@grocer/foundation/ui';
import { ChevronDown } from 'lucide';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutStore } from '../../core/context.tsx';
import { CardMark, CardWords } from '../../details/CardWords.tsx';

interface CardGroupProps {
  readonly group: Card['group'];
  readonly title: string;
  /** The chosen card, below the title. */
  readonly chosen: ReactNode;
  readonly brand: Card['brand'];
  /** The amount that the group pays, if any. */
  readonly amount: Cents | undefined;
  /** Opens the group when it becomes true. Only the shopper closes it. */
  readonly isOpen?: boolean;
  /** What there is to fix in the group: another one opens it again. */
  readonly alarm?: object | false | undefined;
  readonly children: ReactNode;
}

/** A collapsible group of cards; its heading shows the paying card and the amount. */
export function CardGroup({
  group,
  title,
  chosen,
  brand,
  amount,
  isOpen,
  alarm,
  children,
}: CardGroupProps): ReactNode {
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isOpen) details.current?.setAttribute('open', '');
  }, [isOpen]);
  useLayoutEffect(() => {
    if (alarm) details.current?.setAttribute('open', '');
  }, [alarm]);
  return (
    <details ref={details} className="grocer-pay-group" data-part={`${group}-cards`}>
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
  /** Why the card cannot be chosen, or its balance. */
  readonly detail?: string | undefined;
  readonly isBad?: boolean;
  /** True if the card has just been declined. */
  readonly isDeclined?: boolean;
  readonly onChoose: () => void;
}

/** A selectable card. */
export function CardOption(props: CardOptionProps): ReactNode {
  const { card, type, name, isChosen, isOff, detail, isBad = false, isDeclined = false, onChoose } = props;
  const state = isChosen ? 'chosen' : undefined;
  const detailId = useId();
  return (
    <label className="grocer-pay-card" data-part="card" data-state={isDeclined ? 'declined' : state}>
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
