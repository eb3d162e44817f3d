import { useEffect, useLayoutEffect, useRef } from 'react';

interface Layer {
  readonly isOurs: (event: KeyboardEvent) => boolean;
  readonly close: () => void;
}

/** The open layers of all SDKs and all copies of them on a page; Escape belongs to the top one. */
function layers(): Layer[] {
  const key = Symbol.for('grocer.layers');
  const found: Layer[] | undefined = Reflect.get(globalThis, key);
  if (found) return found;
  const created: Layer[] = [];
  Reflect.set(globalThis, key, created);
  return created;
}

/**
 * Calls `close` on Escape while the caller is the top layer. A key that something inside has used, or that was
 * pressed in a dialog of the host's own, is left alone.
 */
export function useEscape(element: HTMLElement | undefined, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Before the browser can hand out another key.
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
