import { formatCents } from '@grocer/foundation/domain';
import type { Card } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Notice } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { amountPaidBy, isCovered } from '../../checkout/coverage-rules.ts';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { AddButton } from './AddButton.tsx';
import type { GroupProps } from './BankCards.tsx';
import { CardWords } from '../../details/CardWords.tsx';
import { CardGroup, CardOption } from './CardGroup.tsx';
import { paymentOptionsMessages } from './messages.ts';
import { canUseGift, withGift } from './rules.ts';

/** Returns a function that formats a gift card's balance, if known. */
function useBalanceWords(): (card: Card) => string {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  return ({ balance }) =>
    balance === undefined
      ? text.noBalance
      : formatMessage(text.balance, { amount: formatCents(balance, locale) });
}

/** The gift cards, which are charged before any other card [C-2.26] [C-4.9] [C-5.12]. */
export function GiftCards({ checkout, info, choice, isLocked, onChoose }: GroupProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const balanceWords = useBalanceWords();
  const name = useId();
  const chosen = info.gift.filter(({ id }) => choice.giftCardIds.includes(id));
  const line = checkout.payments.find(({ card }) => card.group === 'gift');
  const isPaid = isCovered(checkout);
  const hasBank = choice.bankCardId !== undefined;
  return (
    <CardGroup
      group="gift"
      title={text.gift}
      brand="NONE"
      chosen={
        chosen.length > 0
          ? chosen.map((card) => <CardWords key={card.id} card={card} />)
          : text[info.gift.length > 0 ? 'chooseGift' : 'noGiftCards']
      }
      amount={line && amountPaidBy(checkout, 'gift')}
    >
      {!hasBank && <p className="grocer-small">{text.giftNeedsBank}</p>}
      {hasBank && isPaid && <Notice tone="info" part="covered" text={text.covered} />}
      {info.gift.length > 0 && (
        <div className="grocer-pay-cards" role="group" aria-label={text.gift}>
          {info.gift.map((card) => (
            <CardOption
              key={card.id}
              card={card}
              type="checkbox"
              name={name}
              isChosen={choice.giftCardIds.includes(card.id)}
              isOff={isLocked || !canUseGift(card, { choice, isPaid })}
              detail={balanceWords(card)}
              onChoose={() => onChoose(withGift(choice, card.id))}
            />
          ))}
        </div>
      )}
      <AddButton screen="add-gift-card" isOff={isLocked || !hasBank} onChoose={onChoose} />
    </CardGroup>
  );
}
