import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const CONTROLS = 'a, button, input, select, textarea';

const controlsIn = (part: HTMLElement | null): readonly HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/**
 * Moves the focus when the control used last in a section is removed, as when a hold expires: to the section's
 * heading, or in a list of items that leave it to the name of the item that has taken the place, if there is one. Its
 * control would be pressed by a key that is still held.
 */
export function useKeptFocus(
  part: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  isList = false,
): void {
  const last = useRef<Element>(undefined);
  /** The position of that control. */
  const at = useRef(-1);
  useEffect(() => {
    const { current } = part;
    const note = ({ type, target }: Event): void => {
      const used = target instanceof Element ? target : null;
      last.current = (type === 'click' ? used?.closest(CONTROLS) : used) ?? undefined;
      at.current = controlsIn(current).findIndex((control) => control === last.current);
    };
    const life = new AbortController();
    // Safari does not focus a button that is clicked.
    for (const name of ['focusin', 'click']) current?.addEventListener(name, note, { signal: life.signal });
    return () => life.abort();
  }, [part]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = isList
      ? controlsIn(part.current)
          .slice(0, at.current + 1)
          .at(-1)
      : undefined;
    const name = next?.closest('li')?.querySelector<HTMLElement>('h3');
    if (name) name.focus();
    else heading.current?.focus({ preventScroll: true });
  });
}
