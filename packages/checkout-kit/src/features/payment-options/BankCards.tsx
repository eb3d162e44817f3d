import type { PaymentInfo } from '@grocer/foundation/contract';
import type { Card, Checkout } from '@grocer/foundation/domain';
import { Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';
import { isAboutCards } from '../../checkout/trouble-rules.ts';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { AddButton } from './AddButton.tsx';
import { CardWords } from '../../details/CardWords.tsx';
import { CardGroup, CardOption } from './CardGroup.tsx';
import { paymentOptionsMessages } from './messages.ts';
import { withBank } from './rules.ts';

export interface GroupProps {
  readonly checkout: Checkout;
  readonly info: PaymentInfo;
  readonly choice: PaymentChoice;
  readonly isLocked: boolean;
  readonly onChoose: (choice: PaymentChoice) => void;
}

/** The bank cards, one of which pays the rest [C-2.26] [C-5.9] [C-5.12]. */
export function BankCards({ checkout, info, choice, isLocked, onChoose }: GroupProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const found = useCheckoutStore(({ foundBlockers }) => foundBlockers);
  const trouble = useCheckoutStore(({ order }) => (order.phase === 'editing' ? order.trouble : undefined));
  function detailOf({ id, expired }: Card): string | undefined {
    if (expired) return text.expired;
    return id === trouble?.cardId ? text.declined : undefined;
  }
  const line = checkout.payments.find(({ card }) => card.group === 'bank');
  const chosen = info.bank.find(({ id }) => id === choice.bankCardId);
  return (
    <CardGroup
      group="bank"
      title={text.bank}
      brand={chosen?.brand ?? 'NONE'}
      chosen={chosen ? <CardWords card={chosen} /> : text.choose}
      amount={chosen && line?.amount}
      isOpen={!chosen}
      alarm={(found.includes('paymentMethodId') && found) || (isAboutCards(trouble) && trouble)}
    >
      {info.bank.length === 0 && <Notice tone="danger" part="no-bank-card" text={text.noBankCard} />}
      {info.bank.length > 0 && (
        <div className="grocer-pay-cards" role="radiogroup" aria-label={text.bank}>
          {info.bank.map((card) => (
            <CardOption
              key={card.id}
              card={card}
              type="radio"
              name="paymentMethodId"
              isChosen={card.id === choice.bankCardId}
              isOff={isLocked || card.expired}
              detail={detailOf(card)}
              isBad
              isDeclined={card.id === trouble?.cardId}
              onChoose={() => onChoose(withBank(choice, card.id))}
            />
          ))}
        </div>
      )}
      <AddButton screen="add-card" isOff={isLocked} onChoose={onChoose} />
    </CardGroup>
  );
}
