/** The element that has focus, however deep in shadow roots it lies. */
export function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

function parentOf(node: Element): Element | null {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/**
 * Where an overlay has to be put to be usable: the nearest modal, dialog or fullscreen ancestor of `from`,
 * else the page's body [W-2.1]. To be asked while the overlay is closed.
 */
export function overlayParent(from: Element | null): Element {
  for (let node = from; node; node = parentOf(node)) {
    const isTop =
      node.matches(':modal, [role=dialog], [role=alertdialog]') || node === document.fullscreenElement;
    if (isTop) return node;
  }
  return document.body;
}
