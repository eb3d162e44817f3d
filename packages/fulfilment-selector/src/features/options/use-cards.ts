import { useMemo } from 'react';
import { useSelectorActions, useSelectorStore } from '../../core/context.tsx';
import { useLazyActions } from '../../core/lazy-actions.ts';
import { tabOf } from '../../window/tabs/rules.ts';
import { buttonsOf, cardsOf, concernsCard } from './rules.ts';
import type { CardButton, OptionCard } from './rules.ts';

interface Cards {
  readonly cards: readonly OptionCard[];
  readonly buttons: (card: OptionCard) => readonly CardButton[];
  /** Performs the action of a card's button; the main button has index 0. */
  readonly press: (card: OptionCard, index: number) => void;
  /** The kind of the card whose choice is being saved or has failed. */
  readonly busyPlace: string | undefined;
  readonly failedPlace: string | undefined;
  /** True while the timeslots are being opened. */
  readonly isOpeningTimes: boolean;
}

/** Returns the cards of all modalities, or of deliveries, and their buttons' actions [F-2.13] [F-2.16]. */
export function useCards(which: 'all' | 'deliveries'): Cards {
  const results = useSelectorStore((state) => state.results);
  const used = useSelectorStore((state) => state.used);
  const choosing = useSelectorStore((state) => state.choosing);
  const { banner, toggles } = useSelectorStore(({ settings }) => settings);
  const reservation = useSelectorStore((state) => state.reservation);
  const isOpeningTimes = useSelectorStore((state) => state.isOpeningTimes);
  const { shop, goTo, showTab } = useSelectorActions();
  const { openTimes } = useLazyActions();
  const cards = useMemo(() => {
    if (results.phase !== 'ready') return [];
    const { active: preference, isOwnDelivery } = used;
    const all = cardsOf({
      found: results.found.options,
      offers: banner.modalityCapabilities,
      ownDelivery: toggles.ownDelivery,
      inUse: { preference, isOwnDelivery },
    });
    return which === 'all' ? all : all.filter(({ modality }) => tabOf(modality) === 'DELIVERY');
  }, [results, used, banner, toggles, which]);
  const buttons = (card: OptionCard): readonly CardButton[] =>
    buttonsOf(card, {
      ...toggles,
      hasReservation: reservation.phase === 'held' && concernsCard(reservation, card),
    });
  function press(card: OptionCard, index: number): void {
    const { kind, modality, option } = card;
    const does = buttons(card)[index]?.does;
    if (does === 'times') {
      void openTimes();
      return;
    }
    if (does === 'shop' && option) {
      const { destination } = option;
      void shop({ modality, destination, isOwnDelivery: kind === 'own-delivery' }, kind);
      return;
    }
    showTab(tabOf(modality));
    goTo('stores');
  }
  const place = choosing.phase === 'idle' ? undefined : choosing.place;
  return {
    cards,
    buttons,
    press,
    busyPlace: choosing.phase === 'saving' ? place : undefined,
    isOpeningTimes,
    failedPlace: choosing.phase === 'failed' ? place : undefined,
  };
}
