import { useEffect, useLayoutEffect, useRef } from 'react';

interface Layer {
  readonly isOurs: (event: KeyboardEvent) => boolean;
  readonly close: () => void;
}

/** Open layers of all SDKs, and of all their copies, on a page. Escape closes the top one. */
function layers(): Layer[] {
  const key = Symbol.for('grocer.layers');
  const found: Layer[] | undefined = Reflect.get(globalThis, key);
  if (found) return found;
  const created: Layer[] = [];
  Reflect.set(globalThis, key, created);
  return created;
}

/**
 * Calls `close` on Escape while the caller is the top layer. Ignores keys that something inside has handled,
 * or that were pressed in a dialog of the host.
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
    const layer: Layer = {
      close: () => latest.current(),
      isOurs: (event) => event.composedPath().includes(element) || event.target === body,
    };
    const stack = layers();
    stack.push(layer);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (stack.at(-1) !== layer || !layer.isOurs(event)) return;
      event.preventDefault();
      layer.close();
    };
    view?.addEventListener('keydown', onKey);
    return () => {
      stack.splice(stack.indexOf(layer), 1);
      view?.removeEventListener('keydown', onKey);
    };
  }, [element]);
}
