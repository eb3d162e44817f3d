import { callHost } from '../http/call-host.ts';
import { deepActiveElement, overlayParent } from './focus.ts';
import { isElement } from './is-element.ts';
import hostCss from './overlay-host.css?inline';
import { lockScroll } from './scroll-lock.ts';
import { plainSurface, shadowSurface } from './surface.ts';
import type { Surface } from './surface.ts';

export interface OverlayPlaces {
  /** Parent of the layer, if the host set one. */
  readonly parent: Element | null;
  /** The element that the layer belongs to; the layer takes its direction and goes into a modal around it. */
  readonly near: Element | null;
  /** Returns the element to focus after closing, if the host set one. */
  readonly returnFocus: (() => Element | null) | undefined;
}

/** The layer above the page that contains sheets and dialogs. It is in the page only while open. */
export interface OverlayHost {
  /** Adds the layer to the page, if it is closed. Returns the surface to render into, always the same one. */
  open(places: OverlayPlaces): Surface;
  /** Removes the layer from the page and restores focus. */
  readonly close: () => void;
}

function show(element: HTMLElement): void {
  if ('showPopover' in element && element.isConnected && !element.matches(':popover-open'))
    element.showPopover();
}

function createSurface(isolation: 'shadow' | 'none', page: Document): Surface {
  const element = page.createElement('div');
  element.dataset['grocerOverlay'] = '';
  element.popover = 'manual';
  // A page may close popovers that are not its own; the layer is shown again until it is closed.
  element.addEventListener('toggle', () => {
    if (element.hasAttribute('data-open')) show(element);
  });
  return isolation === 'none' ? plainSurface(element) : shadowSurface(element, hostCss);
}

/** Creates the layer; the page is not touched until it is first opened. */
export function createOverlayHost(isolation: 'shadow' | 'none'): OverlayHost {
  let surface: Surface | undefined;
  /** Undoes the changes made by opening. */
  let leave: (() => void) | undefined;

  return {
    open({ parent, near, returnFocus }) {
      if (surface && leave) return surface;
      const place = parent ?? overlayParent(near);
      const page = place.ownerDocument;
      surface ??= createSurface(isolation, page);
      const { element } = surface;
      const opener = deepActiveElement(page);
      // Fallback for when the shopper's action in the layer removes the opener.
      const around = opener?.closest('[tabindex="-1"]');
      // Reads styles before anything below changes the page, to avoid a forced layout.
      element.dir = getComputedStyle(near ?? place).direction;
      const unlock = lockScroll(page);
      leave = () => {
        leave = undefined;
        element.toggleAttribute('data-open', false);
        element.remove();
        unlock();
        const next = (returnFocus && callHost(returnFocus)) ?? (opener?.isConnected ? opener : around);
        if (isElement(next)) next.focus();
      };
      place.append(element);
      element.toggleAttribute('data-open', true);
      show(element);
      return surface;
    },
    close: () => leave?.(),
  };
}
