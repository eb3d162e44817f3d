interface FrameFocusWatch {
  readonly view: Window;
  /** The id of the element that contains the frame. */
  readonly elementId: string;
  readonly onFocus: () => void;
}

/** Detects focus entering a frame, which the page sees as a blur. Returns a function that stops it. */
export function watchFrameFocus({ view, elementId, onFocus }: FrameFocusWatch): () => void {
  function look(): void {
    const { activeElement } = view.document;
    if (activeElement?.tagName === 'IFRAME' && activeElement.closest(`[id="${elementId}"]`)) onFocus();
  }
  // The frame becomes the active element after the window's blur event.
  const lookSoon = (): void => void view.setTimeout(look, 0);
  view.addEventListener('blur', lookSoon);
  return () => view.removeEventListener('blur', lookSoon);
}
