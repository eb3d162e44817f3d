import { formatMessage } from '@grocer/foundation/embed';
import { Button } from '@grocer/foundation/ui';
import type { Card } from '@grocer/foundation/domain';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { askGiftBalance } from '../balances/ask.ts';
import { spokenName } from '../picture/use-card-view.ts';
import type { CardView } from '../picture/use-card-view.ts';
import { useWalletCore, useWalletStore } from '../../core/context.tsx';
import type { CardActionMessages } from './messages.ts';
import { balanceLine } from './rules.ts';
import type { Check } from '../rules.ts';

/** Texts of a card's own buttons. */
export type CardWords = Pick<CardActionMessages, 'actionOn' | 'checkBalance' | 'retry' | 'edit'>;

/** What the buttons of every card share, read once for all cards. */
export interface ButtonView extends CardView {
  readonly words: CardWords;
}

interface SideButtonProps {
  readonly card: Card;
  readonly view: ButtonView;
  readonly part: string;
  readonly text: string;
  readonly busy?: boolean;
  readonly onPress: (button: HTMLButtonElement) => void;
}

/** Returns a ref for a button that passes focus to another control of its row when it unmounts with focus. */
function useHeir(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (!button?.matches(':focus')) return;
      const others = [...(button.closest('li')?.querySelectorAll<HTMLElement>('input, button') ?? [])];
      others.find((other) => other !== button)?.focus();
    };
  }, []);
  return ref;
}

/** A button of one card. Its accessible name contains the card's name. */
export function SideButton({ card, view, part, text, busy = false, onPress }: SideButtonProps): ReactNode {
  const ref = useHeir();
  const isBusy = useWalletStore((state) => state.isBusy());
  const label = formatMessage(view.words.actionOn, { action: text, card: spokenName(view, card) });
  return (
    <Button ref={ref} kind="quiet" part={part} label={label} busy={busy} disabled={isBusy} onPress={onPress}>
      {text}
    </Button>
  );
}

export interface BalanceButtonProps {
  readonly card: Card;
  readonly view: ButtonView;
  readonly check: Check | undefined;
  readonly fromCardBox?: boolean;
}

/**
 * The button that checks the balance of a SNAP or gift card, while the balance is unknown [W-2.14] [W-2.15].
 */
export function BalanceButton({ card, view, check, fromCardBox = false }: BalanceButtonProps): ReactNode {
  const core = useWalletCore();
  const line = balanceLine(card, { check, comesWithList: view.comesWithList });
  if (!line || line.kind === 'amount') return null;
  function ask(): void {
    if (card.group === 'gift') void askGiftBalance(core, card);
    else core.store.getState().openFlyout({ screen: 'check-balance', cardId: card.id, fromCardBox });
  }
  const { checkBalance, retry } = view.words;
  const words = { check: checkBalance, failed: retry, checking: view.text.checking }[line.kind];
  // The button stays mounted while the check runs, so that it keeps focus.
  const shown = { card, view, text: words, busy: line.kind === 'checking' };
  return <SideButton {...shown} part="check-balance" onPress={ask} />;
}
