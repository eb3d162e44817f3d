import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isNewEnough } from '../http/browser-problem.ts';
import { OverlayContext } from '../ui/overlay-context.ts';
import { findTarget } from './claim.ts';
import { SurfaceRoot, useEmbed } from './embed-context.tsx';
import { deepActiveElement } from './focus.ts';
import type { Target } from './host-config.ts';
import { LayersContext } from './own-root.tsx';
import { createOverlayHost } from './overlay-host.ts';
import type { OverlayHost } from './overlay-host.ts';
import type { Surface } from './surface.ts';

interface OpenerProps {
  readonly host: OverlayHost;
  readonly near: Target | undefined;
  readonly onOpen: (surface: Surface) => void;
}

/** Opens the layer. Components rendered after it have later effects, which can move focus into the layer. */
function Opener({ host, near, onOpen }: OpenerProps): ReactNode {
  const { overlayContainer, returnFocus } = useEmbed();
  const layers = useContext(LayersContext);
  useLayoutEffect(() => {
    const places = { parent: overlayContainer(), near: findTarget(near) ?? deepActiveElement(), returnFocus };
    onOpen(host.open(places));
    layers?.add(host.close);
  }, [host, near, onOpen, overlayContainer, returnFocus, layers]);
  return null;
}

interface OverlayProps {
  readonly open: boolean;
  /** Keeps the children mounted, outside the page, while the overlay is closed. */
  readonly keep?: boolean;
  /**
   * The element that the overlay belongs to; a modal around it becomes the overlay's parent. Default: the
   * focused element.
   */
  readonly near?: Target | undefined;
  readonly children: ReactNode;
}

/** Shows its children above everything else on the page while `open`. */
export function Overlay({ open, keep, near, children }: OverlayProps): ReactNode {
  const { isolation } = useEmbed();
  const [host] = useState(() => createOverlayHost(isolation));
  const [surface, setSurface] = useState<Surface>();
  // Closes the layer after the focus trap inside has unmounted; removing it earlier would lose the focus.
  useEffect(() => (open ? host.close : undefined), [open, host]);

  const opener = open && isNewEnough() && <Opener host={host} near={near} onOpen={setSurface} />;
  if (!surface || !(open || keep)) return opener;
  return createPortal(
    <OverlayContext.Provider value={open ? surface : undefined}>
      {opener}
      <SurfaceRoot surface={surface}>{children}</SurfaceRoot>
    </OverlayContext.Provider>,
    surface.root,
  );
}
