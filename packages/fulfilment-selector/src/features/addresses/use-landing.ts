import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useSelectorCore, useSelectorStore } from '../../core/context.tsx';

/** Returns the element in a list whose `data-landing` has this name. */
const marked = (list: HTMLElement | null, name: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-landing]') ?? [])].find(
    ({ dataset }) => dataset['landing'] === name,
  );

/** Moves focus after an address was saved or removed; runs after the view has focused its heading. */
export function useLanding(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const landing = useSelectorStore((state) => state.landing);
  const wantsAll = useSelectorStore((state) => state.wantsAll);
  const { store } = useSelectorCore();
  // An effect, because a closing layer first returns focus to an element that is gone.
  useEffect(() => {
    if (landing === undefined) return;
    const target = marked(list.current, landing === 'add' ? 'add' : landing.id);
    if (!target) {
      // The short list may not show the address.
      if (!wantsAll) store.setState({ wantsAll: true });
      return;
    }
    target.focus();
    store.setState({ landing: undefined });
  }, [landing, wantsAll, store]);
  return list;
}
