import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isNewEnough } from '../http/browser-problem.ts';
import { SurfaceRoot, useEmbed } from './embed-context.tsx';
import hostCss from './inline-host.css?inline';
import { plainSurface, shadowSurface } from './surface.ts';
import { LastHeight } from './last-height.tsx';
import type { PartPhase } from './last-height.tsx';

interface InlineSurfaceProps {
  /** The mount's element in the page. Default: the component renders its own. */
  readonly element?: HTMLElement | undefined;
  readonly part: string;
  readonly phase: PartPhase;
  /** Content of the host page, displayed where the children have `HostContent`. */
  readonly slotted?: ReactNode;
  /** Rendered beside the children in the page itself, as form fields have to be. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

const SlotContext = createContext<ReactNode>(undefined);

/** The content of the host page, inside an inline part. */
export const HostContent = (): ReactNode => useContext(SlotContext) ?? <slot />;

/**
 * Renders its children inline in the page, isolated from the page's styles. On a server and in unsupported
 * browsers, it renders an empty element.
 */
export function InlineSurface({
  element,
  part,
  phase,
  slotted,
  beside,
  children,
}: InlineSurfaceProps): ReactNode {
  const { isolation } = useEmbed();
  const [own, setOwn] = useState<HTMLDivElement | null>(null);
  const host = element ?? own;
  const surface = useMemo(() => {
    if (!host || !isNewEnough()) return undefined;
    return isolation === 'none' ? plainSurface(host) : shadowSurface(host, hostCss);
  }, [host, isolation]);
  // Without a shadow root there is no slot for it: it is rendered in its place, or alone in an old browser.
  const isInPlace = isolation === 'none' && !(host && !surface);
  const root = useRef<HTMLDivElement>(null);
  const content =
    surface &&
    createPortal(
      <SlotContext.Provider value={isInPlace ? slotted : undefined}>
        <SurfaceRoot surface={surface} rootRef={root}>
          {children}
        </SurfaceRoot>
        <LastHeight root={root} part={part} phase={phase} />
      </SlotContext.Provider>,
      surface.root,
    );
  return element ? (
    content
  ) : (
    <div ref={setOwn} data-grocer={part}>
      {content}
      {!isInPlace && slotted}
      {beside}
    </div>
  );
}
