import { isElement } from './is-element.ts';

/** Returns the focused element of a page, also inside nested shadow roots. */
export function deepActiveElement(page: Document = document): Element | null {
  let active = page.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Focuses an element if nothing on its page has the focus, as after the focused element was removed. */
export function focusIfLost(element: Element | null, options?: FocusOptions): void {
  const page = element?.ownerDocument;
  if (page && deepActiveElement(page) === page.body && isElement(element)) element.focus(options);
}

function parentOf(node: Element): Element | null {
  const root = node.getRootNode();
  // No `instanceof`: classes differ between frames. A detached link is its own root and has a `host` that is
  // a string.
  const host = 'host' in root && isElement(root.host) ? root.host : null;
  return node.assignedSlot ?? node.parentElement ?? host;
}

/**
 * Returns the parent that makes an overlay usable: the nearest modal, dialog or fullscreen ancestor of
 * `from`, else the page's body [W-2.1]. Call it while the overlay is closed.
 */
export function overlayParent(from: Element | null): Element {
  const page = from?.ownerDocument ?? document;
  for (let node = from; node; node = parentOf(node)) {
    const isTop =
      node.matches(':modal, [role=dialog], [role=alertdialog]') || node === page.fullscreenElement;
    if (isTop) return node;
  }
  return page.body;
}
