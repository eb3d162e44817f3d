import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OverlayContext } from '../ui/overlay-context.ts';
import { findTarget } from './claim.ts';
import { SurfaceRoot, useEmbed } from './embed-context.tsx';
import { deepActiveElement } from './focus.ts';
import type { Target } from './host-config.ts';
import { createOverlayHost } from './overlay-host.ts';

interface OverlayProps {
  readonly open: boolean;
  /** What the overlay belongs to; a modal of the page around it takes the overlay in. Default: what has focus. */
  readonly near?: Target | undefined;
  readonly children: ReactNode;
}

/** Shows its children above everything else on the page while `open`. */
export function Overlay({ open, near, children }: OverlayProps): ReactNode {
  const { isolation, overlayContainer, returnFocus } = useEmbed();
  const [host] = useState(() => createOverlayHost(isolation));
  const surface = host.shown();

  // Not `useSyncExternalStore`: a layer that is open from the start would be painted empty before it listens.
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => host.subscribe(showAgain), [host]);
  useLayoutEffect(() => {
    if (open)
      host.open({ parent: overlayContainer(), near: findTarget(near) ?? deepActiveElement(), returnFocus });
  }, [open, host, overlayContainer, near, returnFocus]);
  // After the focus trap inside is gone, not with it: a layer that vanishes under a trap loses focus.
  useEffect(() => {
    if (!open) host.close();
  }, [open, host]);
  useEffect(() => () => host.close(), [host]);

  const place = useMemo(() => surface && { element: surface.element }, [surface]);
  if (!surface || !open) return null;
  return createPortal(
    <OverlayContext.Provider value={place}>
      <SurfaceRoot surface={surface}>{children}</SurfaceRoot>
    </OverlayContext.Provider>,
    surface.root,
  );
}
