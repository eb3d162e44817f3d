import { cardName, expiryText, formatCents } from '@grocer/foundation/domain';
import type { Card } from '@grocer/foundation/domain';
import { Icon } from '@grocer/foundation/ui';
import { Star } from 'lucide';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { formatMessage } from '../format-message.ts';
import { isPreferred } from '../selection/rules.ts';
import { useText, useWalletStore } from '../wallet-context.tsx';
import { CardPicture } from './CardPicture.tsx';

/** What a screen reader calls a card: "Visa ending in 4242". */
function useCardName(card: Card): string {
  const text = useText('cardList');
  return formatMessage(text.cardName, { name: cardName(card), lastFour: card.lastFour });
}

function useDetail(card: Card): { text: string; isBad: boolean } {
  const text = useText('cardList');
  const locale = useWalletStore(({ settings }) => settings.locale);
  if (card.expired) return { text: text.expired, isBad: true };
  if (card.group === 'bank')
    return { text: formatMessage(text.expires, { expiry: expiryText(card) }), isBad: false };
  if (card.balance === undefined) return { text: text.balanceUnknown, isBad: false };
  return { text: formatMessage(text.remaining, { amount: formatCents(card.balance, locale) }), isBad: false };
}

/** A card in a line: picture, name, last four digits, expiry or balance [W-2.12] to [W-2.16]. */
export const CardLine = memo(function CardLine({ card }: { readonly card: Card }): ReactNode {
  const text = useText('cardList');
  const application = useWalletStore(({ settings }) => settings.application);
  const detail = useDetail(card);
  const spoken = useCardName(card);
  return (
    <>
      <CardPicture brand={card.brand} group={card.group} />
      <span className="grocer-card-text">
        <span className="grocer-card-name">
          <span aria-hidden="true">{cardName(card)} </span>
          <span aria-hidden="true" className="grocer-card-digits">
            ···· {card.lastFour}
          </span>
          <span className="grocer-hidden">{spoken}</span>
          {isPreferred(card, application) && (
            <span className="grocer-badge">
              <Icon of={Star} size={12} fill="currentColor" />
              {text.preferred}
            </span>
          )}
        </span>
        <span className={detail.isBad ? 'grocer-small grocer-danger' : 'grocer-small'}>{detail.text}</span>
      </span>
    </>
  );
});
