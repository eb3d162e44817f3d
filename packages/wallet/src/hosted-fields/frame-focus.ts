interface FrameFocusWatch {
  readonly view: Window;
  /** The element that the frame is in. */
  readonly elementId: string;
  readonly onFocus: () => void;
}

/** Tells when the focus goes into a frame, which the page hears of only as a loss of its own. */
export function watchFrameFocus({ view, elementId, onFocus }: FrameFocusWatch): () => void {
  function look(): void {
    const { activeElement } = view.document;
    if (activeElement?.tagName === 'IFRAME' && activeElement.closest(`[id="${elementId}"]`)) onFocus();
  }
  // The frame becomes the active element after the window has said that it lost the focus.
  const lookSoon = (): void => void view.setTimeout(look, 0);
  view.addEventListener('blur', lookSoon);
  return () => view.removeEventListener('blur', lookSoon);
}
