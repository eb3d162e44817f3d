import { deepActiveElement, overlayParent } from './focus.ts';
import { isElement } from './is-element.ts';
import hostCss from './overlay-host.css?inline';
import { lockScroll } from './scroll-lock.ts';
import { plainSurface, shadowSurface } from './surface.ts';
import type { Surface } from './surface.ts';

export interface OverlayPlaces {
  /** Where the layer goes, if the host has said so. */
  readonly parent: Element | null;
  /** What the layer belongs to: it reads in the same direction, and a modal around that takes it in. */
  readonly near: Element | null;
  /** Where focus goes afterwards, if the host has said so. */
  readonly returnFocus: (() => Element | null) | undefined;
}

/** The layer above the page that sheets and dialogs are shown in. It is in the page only while open. */
export interface OverlayHost {
  /** Puts the layer into the page, where it is not there yet. Returns what to render into, the same each time. */
  open(places: OverlayPlaces): Surface;
  /** Takes the layer out of the page and gives focus back. */
  readonly close: () => void;
}

function show(element: HTMLElement): void {
  const canPopover = 'showPopover' in element;
  if (canPopover && element.isConnected && !element.matches(':popover-open')) element.showPopover();
}

function createSurface(isolation: 'shadow' | 'none', page: Document): Surface {
  const element = page.createElement('div');
  element.dataset['grocerOverlay'] = '';
  element.popover = 'manual';
  // A page may hide popovers that are not its own; ours stays up until it is closed.
  element.addEventListener('toggle', () => {
    if (element.hasAttribute('data-open')) show(element);
  });
  return isolation === 'none' ? plainSurface(element) : shadowSurface(element, hostCss);
}

/** Creates the layer; it touches the page when it is first opened. */
export function createOverlayHost(isolation: 'shadow' | 'none'): OverlayHost {
  let surface: Surface | undefined;
  /** Undoes what opening has done. */
  let leave: (() => void) | undefined;

  return {
    open({ parent, near, returnFocus }) {
      if (surface && leave) return surface;
      const place = parent ?? overlayParent(near);
      const page = place.ownerDocument;
      surface ??= createSurface(isolation, page);
      const { element } = surface;
      const opener = deepActiveElement(page);
      // What was done in the layer may have taken its opener away.
      const around = opener?.closest('[tabindex="-1"]') ?? null;
      // What reads the page comes before what changes it.
      element.dir = getComputedStyle(near ?? place).direction;
      const unlock = lockScroll(page);
      leave = () => {
        leave = undefined;
        element.toggleAttribute('data-open', false);
        element.remove();
        unlock();
        const restoreFocusTo = returnFocus?.() ?? (opener?.isConnected ? opener : around);
        if (isElement(restoreFocusTo)) restoreFocusTo.focus();
      };
      place.append(element);
      element.toggleAttribute('data-open', true);
      show(element);
      return surface;
    },
    close: () => leave?.(),
  };
}
