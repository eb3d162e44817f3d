import { useContent, useSelectorStore, useText } from '../selector-context.tsx';
import { frameMessages } from './messages.ts';

/** The heading of the window, which the cart asks with other words [F-2.7]. */
export function useTitle(): string {
  const text = useText('frame', frameMessages);
  const content = useContent();
  const isFromCart = useSelectorStore(
    ({ settings }) => settings.openedFrom === 'cart' && settings.toggles.redesign,
  );
  return isFromCart ? text.titleFromCart : content('header.title', text.title);
}
