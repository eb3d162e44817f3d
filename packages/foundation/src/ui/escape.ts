import { useEffect, useLayoutEffect, useRef } from 'react';

/** Open layers of all SDKs, and of all their copies, on a page. Escape closes the top one. */
function layers(): object[] {
  const key = Symbol.for('grocer.layers');
  const found: object[] | undefined = Reflect.get(globalThis, key);
  if (found) return found;
  const created: object[] = [];
  Reflect.set(globalThis, key, created);
  return created;
}

/**
 * Calls `close` on Escape while the caller is the top layer. Ignores keys that were pressed in a dialog of the host.
 * The page does not hear the key: a modal of its own around the layer would close as well.
 */
export function useEscape(element: HTMLElement | undefined, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // A layout effect, so that the listener is attached before the next key event.
  useLayoutEffect(() => {
    if (!element) return undefined;
    const { body, defaultView: view } = element.ownerDocument;
    const layer = {};
    const stack = layers();
    stack.push(layer);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (stack.at(-1) !== layer) return;
      if (!event.composedPath().includes(element) && event.target !== body) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    // Before any listener of the page, also those of its own React components around the layer.
    view?.addEventListener('keydown', onKey, true);
    return () => {
      stack.splice(stack.indexOf(layer), 1);
      view?.removeEventListener('keydown', onKey, true);
    };
  }, [element]);
}
