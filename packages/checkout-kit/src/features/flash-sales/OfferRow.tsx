import { formatCents } from '@grocer/foundation/domain';
import type { FlashSaleOffer } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, Icon } from '@grocer/foundation/ui';
import { Minus, Plus } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { detailMessages } from '../../details/messages.ts';
import { flashSalesMessages } from './messages.ts';
import { maxQuantityOf } from './rules.ts';

interface OfferRowProps {
  readonly offer: FlashSaleOffer;
  readonly wanted: number;
  readonly isOff: boolean;
  readonly onWant: (quantity: number) => void;
}

/** The sale price, the regular price and the discount of an offer. */
function Price({ offer }: { readonly offer: FlashSaleOffer }): ReactNode {
  const text = useText('flashSales', flashSalesMessages);
  const { usually } = useText('details', detailMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(offer.percentOff / 100);
  const count = new Intl.NumberFormat(locale).format(maxQuantityOf(offer));
  return (
    <span className="grocer-small">
      <strong className="grocer-offer-price">{formatCents(offer.price, locale)}</strong>{' '}
      <span className="grocer-hidden">{usually} </span>
      <s>{formatCents(offer.regularPrice, locale)}</s>
      {' · '}
      <span className="grocer-offer-off">{formatMessage(text.off, { percent })}</span>
      {` · ${formatMessage(text.limit, { count })}`}
    </span>
  );
}

/** Buttons that change the quantity by one. */
function Stepper({ offer, wanted, isOff, onWant }: OfferRowProps): ReactNode {
  const text = useText('flashSales', flashSalesMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const { name: item } = offer;
  const count = new Intl.NumberFormat(locale).format(wanted);
  return (
    <span className="grocer-stepper" role="group" aria-label={item}>
      <Button
        kind="icon"
        part="fewer"
        label={formatMessage(text.fewer, { item })}
        disabled={isOff}
        onPress={() => onWant(wanted - 1)}
      >
        <Icon of={Minus} size={16} />
      </Button>
      <strong aria-hidden="true">{count}</strong>
      <span role="status" className="grocer-hidden">
        {formatMessage(text.wanted, { count, item })}
      </span>
      <Button
        kind="icon"
        part="more"
        label={formatMessage(text.more, { item })}
        disabled={isOff || wanted >= maxQuantityOf(offer)}
        onPress={() => onWant(wanted + 1)}
      >
        <Icon of={Plus} size={16} />
      </Button>
    </span>
  );
}

/** One flash sale offer with its quantity. */
export function OfferRow(props: OfferRowProps): ReactNode {
  const { offer, wanted, isOff, onWant } = props;
  const text = useText('flashSales', flashSalesMessages);
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  const isWanted = wanted > 0;
  // The focused button was replaced; move focus to the button in its place.
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    row.current?.querySelector<HTMLElement>(isWanted ? '[data-part=more]' : '[data-part=add]')?.focus();
  }, [isWanted]);
  const want = (quantity: number): void => {
    hadFocus.current = quantity > 0 !== isWanted;
    onWant(quantity);
  };
  return (
    <li ref={row} className="grocer-offer" data-part="offer">
      <span className="grocer-offer-words">
        <strong>
          {offer.name}, {offer.size}
        </strong>
        <Price offer={offer} />
      </span>
      {isWanted ? (
        <Stepper {...props} onWant={want} />
      ) : (
        <Button
          kind="secondary"
          part="add"
          label={formatMessage(text.addItem, { item: offer.name })}
          disabled={isOff}
          onPress={() => want(1)}
        >
          {text.add}
        </Button>
      )}
    </li>
  );
}
