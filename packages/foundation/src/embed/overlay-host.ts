import { deepActiveElement, overlayParent, restoreFocus } from './focus.ts';
import hostCss from './overlay-host.css?inline';
import { lockScroll } from './scroll-lock.ts';
import { plainSurface, shadowSurface } from './surface.ts';
import type { Sheets, Surface } from './surface.ts';

/** The layer above the page that sheets and dialogs are shown in. It is in the page only while open. */
export interface OverlayHost {
  readonly surface: Surface;
  /** Puts the layer into the page: into `parent`, or where `near` makes it usable. */
  open(places: { parent: Element | null; near: Element | null; returnFocus: (() => Element | null) | undefined }): void;
  close(): void;
  /** Focus back to what the host names, else to what had it before the layer opened. */
  giveFocusBack(): void;
}

const canPopover = (): boolean => 'popover' in HTMLElement.prototype;

/** Creates the layer without touching the page. */
export function createOverlayHost(isolation: 'shadow' | 'none', sheets: Sheets): OverlayHost {
  const element = document.createElement('div');
  element.dataset['grocerOverlay'] = '';
  if (canPopover()) element.popover = 'manual';
  const surface = isolation === 'none' ? plainSurface(element) : shadowSurface(element, hostCss, sheets);
  const show = (): void => {
    if (canPopover() && element.isConnected && !element.matches(':popover-open')) element.showPopover();
  };
  let unlock: (() => void) | undefined;
  let opener: Element | null = null;
  let chosenFocus: (() => Element | null) | undefined;
  // A page may hide popovers that are not its own; ours stays up until it is closed.
  element.addEventListener('toggle', () => {
    if (element.hasAttribute('data-open')) show();
  });

  return {
    surface,
    open({ parent, near, returnFocus }) {
      if (element.hasAttribute('data-open')) return;
      opener = deepActiveElement();
      chosenFocus = returnFocus;
      (parent ?? overlayParent(near)).append(element);
      element.toggleAttribute('data-open', true);
      show();
      unlock = lockScroll(element.ownerDocument);
    },
    close() {
      if (!element.hasAttribute('data-open')) return;
      element.toggleAttribute('data-open', false);
      element.remove();
      unlock?.();
    },
    giveFocusBack: () => restoreFocus(chosenFocus?.() ?? opener),
  };
}
