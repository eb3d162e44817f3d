import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useSelectorCore, useSelectorStore } from '../../core/context.tsx';

/** The element of a list whose `data-landing` has this name. */
const marked = (list: HTMLElement | null, name: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-landing]') ?? [])].find(
    ({ dataset }) => dataset['landing'] === name,
  );

/** Brings focus to where it belongs after an address was saved or removed; it comes after the view's own heading. */
export function useLanding(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const landing = useSelectorStore((state) => state.landing);
  const wantsAll = useSelectorStore((state) => state.wantsAll);
  const { store } = useSelectorCore();
  // Not before a layer above has gone, which gives focus back to what is no longer there.
  useEffect(() => {
    if (landing === undefined) return;
    const target = marked(list.current, landing === 'add' ? 'add' : landing.id);
    if (!target) {
      // It may be one that a short list holds back.
      if (!wantsAll) store.setState({ wantsAll: true });
      return;
    }
    target.focus();
    store.setState({ landing: undefined });
  }, [landing, wantsAll, store]);
  return list;
}
