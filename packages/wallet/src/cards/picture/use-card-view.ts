import { formatMessage } from '@grocer/foundation/embed';
import { cardName } from '@grocer/foundation/domain';
import type { AppName, Card } from '@grocer/foundation/domain';
import { useMemo } from 'react';
import { cardMessages } from '../messages.ts';
import type { CardMessages } from '../messages.ts';
import type { Rejection } from '../../selection/rules.ts';
import { useText, useWalletStore } from '../../core/context.tsx';

/** What the line of a card needs besides the card; the same for all cards, so it is read once. */
export interface CardView {
  readonly text: CardMessages;
  readonly application: AppName;
  readonly locale: string;
  /** Base URL of the service's pictures; undefined for our own. */
  readonly pictures: string | undefined;
  /** True when gift card balances come with the list. */
  readonly comesWithList: boolean;
}

/** Reads the card view from the store. */
export function useCardView(): CardView {
  const text = useText('cards', cardMessages);
  const settings = useWalletStore((state) => state.settings);
  return useMemo(() => {
    const { application, locale, pictures, flags } = settings;
    return { text, application, locale, pictures, comesWithList: flags.getGiftCardBalances };
  }, [text, settings]);
}

/** Returns the name of a card for screen readers: "Visa ending in 4242". */
export const spokenName = ({ text }: Pick<CardView, 'text'>, card: Card): string =>
  formatMessage(text.cardName, { name: cardName(card, text.kinds), lastFour: card.lastFour });

/** Returns the message for a card that the host does not accept [W-6.6]. */
export const rejectedText = (text: CardMessages, card: Card, { cardType, fulfillment }: Rejection): string =>
  formatMessage(text.rejected, { cardType: cardType ?? cardName(card, text.kinds), fulfillment });
