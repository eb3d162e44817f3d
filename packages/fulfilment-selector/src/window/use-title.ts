import { useContent, useSelectorStore, useText } from '../core/context.tsx';
import { frameMessages } from './messages.ts';

/** Returns the window's title; the redesigned cart and the scheduling page have another [F-2.7] [F-2.61]. */
export function useTitle(): string {
  const text = useText('frame', frameMessages);
  const content = useContent();
  const isChange = useSelectorStore(
    ({ settings: { openedFrom, toggles } }) =>
      openedFrom === 'scheduling' || (openedFrom === 'cart' && toggles.redesign),
  );
  return isChange ? text.titleFromCart : content('header.title', text.title);
}
