import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useAccountCore, useAccountStore } from '../../core/context.tsx';

/** The heading of a card, else what adds an address. */
const targetIn = (place: HTMLElement | null, id: string | undefined): HTMLElement | null | undefined =>
  [...(place?.querySelectorAll<HTMLElement>('[data-landing]') ?? [])].find(
    ({ dataset }) => dataset['landing'] === id,
  ) ?? place?.querySelector<HTMLElement>('[data-part=add-address]');

/** Brings focus to where it belongs after an address was saved or removed. */
export function useLanding(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const landing = useAccountStore((state) => state.landing);
  const isReady = useAccountStore(({ book }) => book.phase === 'ready');
  const { store } = useAccountCore();
  // Not before a layer above has gone, which gives focus back to what is no longer there.
  useEffect(() => {
    if (landing === undefined || !isReady) return;
    targetIn(place.current, landing === 'add' ? undefined : landing.id)?.focus();
    store.setState({ landing: undefined });
  }, [landing, isReady, store]);
  return place;
}
