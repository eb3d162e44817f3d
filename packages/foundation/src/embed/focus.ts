import { isElement } from './is-element.ts';

/** The element of a page that has focus, however deep in shadow roots it lies. */
export function deepActiveElement(page: Document = document): Element | null {
  let active = page.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

function parentOf(node: Element): Element | null {
  const root = node.getRootNode();
  // Not by its class: that of a frame is another one. A link is its own root while it is in no page, and has a host as well.
  const host = 'host' in root && isElement(root.host) ? root.host : null;
  return node.assignedSlot ?? node.parentElement ?? host;
}

/**
 * Where an overlay has to be put to be usable: the nearest modal, dialog or fullscreen ancestor of `from`,
 * else the body of its page [W-2.1]. To be asked while the overlay is closed.
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
