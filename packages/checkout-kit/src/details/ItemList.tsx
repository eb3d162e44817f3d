import { formatCents } from '@grocer/foundation/domain';
import type { OrderLine } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { useStyles } from '@grocer/foundation/ui';
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { lineKey } from '../checkout/lines-rules.ts';
import { useCheckoutStore, useText } from '../core/context.tsx';
import css from './item-list.css?inline';
import { detailMessages } from './messages.ts';
import type { DetailMessages } from './messages.ts';
import { substitutionWords } from './words.ts';

interface ItemProps {
  readonly line: OrderLine;
  readonly text: DetailMessages;
  readonly locale: string;
  /** Created once for the list, since creating one takes longer than rendering a row. */
  readonly number: Intl.NumberFormat;
}

const Item = memo(function Item({ line, text, locale, number }: ItemProps): ReactNode {
  const count = number.format(line.quantity);
  const words = [
    line.size,
    formatMessage(text.quantity, { count }),
    line.couponId !== undefined && text.flashSale,
    line.isAgeRestricted && text.ageRestricted,
    substitutionWords(line, text),
  ];
  return (
    <li className="grocer-item" data-part="item">
      <span className="grocer-item-words">
        <strong>{line.name}</strong>
        <span className="grocer-small">{words.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="grocer-item-price">
        {formatCents(line.total, locale)}
        {line.total < line.regularTotal && (
          <>
            <span className="grocer-hidden"> {text.usually} </span>
            <s className="grocer-small">{formatCents(line.regularTotal, locale)}</s>
          </>
        )}
      </span>
    </li>
  );
});

/** The items of an order, each with its substitution policy [C-4.31]. */
export function ItemList({ lines }: { readonly lines: readonly OrderLine[] }): ReactNode {
  useStyles(css);
  const text = useText('details', detailMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const number = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  return (
    <ul className="grocer-items">
      {lines.map((line) => (
        <Item key={lineKey(line)} line={line} text={text} locale={locale} number={number} />
      ))}
    </ul>
  );
}
