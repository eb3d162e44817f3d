import { deepActiveElement, overlayParent, restoreFocus } from './focus.ts';
import hostCss from './overlay-host.css?inline';
import { lockScroll } from './scroll-lock.ts';
import { plainSurface, shadowSurface } from './surface.ts';
import type { Surface } from './surface.ts';

export interface OverlayPlaces {
  /** Where the layer goes, if the host has said so. */
  readonly parent: Element | null;
  /** What the layer belongs to; a modal around it takes the layer in. */
  readonly near: Element | null;
  /** Where focus goes afterwards, if the host has said so. */
  readonly returnFocus: (() => Element | null) | undefined;
}

/** The layer above the page that sheets and dialogs are shown in. It is in the page only while open. */
export interface OverlayHost {
  /** The surface while the layer is in the page. */
  shown(): Surface | undefined;
  /** Calls back when the layer has come into the page or gone. */
  subscribe(listener: () => void): () => void;
  open(places: OverlayPlaces): void;
  /** Takes the layer out of the page and gives focus back. */
  close(): void;
}

const canPopover = (): boolean => 'popover' in HTMLElement.prototype;

function show(element: HTMLElement): void {
  if (canPopover() && element.isConnected && !element.matches(':popover-open')) element.showPopover();
}

function createSurface(isolation: 'shadow' | 'none'): Surface {
  const element = document.createElement('div');
  element.dataset['grocerOverlay'] = '';
  if (canPopover()) element.popover = 'manual';
  // A page may hide popovers that are not its own; ours stays up until it is closed.
  element.addEventListener('toggle', () => {
    if (element.hasAttribute('data-open')) show(element);
  });
  return isolation === 'none' ? plainSurface(element) : shadowSurface(element, hostCss);
}

/** Creates the layer; it touches the page when it is first opened. */
export function createOverlayHost(isolation: 'shadow' | 'none'): OverlayHost {
  const listeners = new Set<() => void>();
  let surface: Surface | undefined;
  let isOpen = false;
  let unlock: (() => void) | undefined;
  let focusAfter: () => Element | null = () => null;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    shown: () => (isOpen ? surface : undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open({ parent, near, returnFocus }) {
      if (isOpen) return;
      isOpen = true;
      surface ??= createSurface(isolation);
      const { element } = surface;
      const opener = deepActiveElement();
      // What was done in the layer may have taken its opener away.
      const around = opener?.closest('[tabindex="-1"]') ?? null;
      focusAfter = () => returnFocus?.() ?? (opener?.isConnected ? opener : around);
      const place = parent ?? overlayParent(near);
      // It measures the page, which is dearer once the layer is in it.
      unlock = lockScroll(place.ownerDocument);
      place.append(element);
      element.toggleAttribute('data-open', true);
      show(element);
      tell();
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      surface?.element.toggleAttribute('data-open', false);
      surface?.element.remove();
      unlock?.();
      restoreFocus(focusAfter());
      tell();
    },
  };
}
