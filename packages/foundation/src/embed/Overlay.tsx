import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OverlayContext } from '../ui/overlay-context.ts';
import { SurfaceRoot, useEmbed } from './embed-context.tsx';
import { deepActiveElement } from './focus.ts';
import type { Target } from './host-config.ts';
import { createOverlayHost } from './overlay-host.ts';
import type { OverlayHost } from './overlay-host.ts';

interface OverlayProps {
  readonly open: boolean;
  /** What the overlay belongs to; a modal of the page around it takes the overlay in. Default: what has focus. */
  readonly near?: Target | undefined;
  readonly children: ReactNode;
}

const elementOf = (target: Target | undefined): Element | null =>
  typeof target === 'string' ? document.querySelector(target) : (target ?? null);

/** Shows its children above everything else on the page while `open`. */
export function Overlay({ open, near, children }: OverlayProps): ReactNode {
  const { isolation, sheets, overlayContainer, returnFocus } = useEmbed();
  const [host, setHost] = useState<OverlayHost>();
  const [isShown, setShown] = useState(false);

  useLayoutEffect(() => {
    if (!open) return;
    const opened = host ?? createOverlayHost(isolation, sheets);
    opened.open({ parent: overlayContainer(), near: elementOf(near) ?? deepActiveElement(), returnFocus });
    setHost(opened);
    setShown(true);
  }, [open, host, isolation, sheets, overlayContainer, returnFocus, near]);

  // After the focus trap inside is gone, not with it: a layer that vanishes under a trap loses focus.
  useEffect(() => {
    if (open || !isShown) return;
    host?.close();
    host?.giveFocusBack();
    setShown(false);
  }, [open, isShown, host]);
  useEffect(() => () => host?.close(), [host]);

  const place = useMemo(() => host && { element: host.surface.element, returnFocus: host.giveFocusBack }, [host]);
  if (!host || !open || !isShown) return null;
  return createPortal(
    <OverlayContext.Provider value={place}>
      <SurfaceRoot surface={host.surface}>{children}</SurfaceRoot>
    </OverlayContext.Provider>,
    host.surface.root,
  );
}
