import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isNewEnough } from '../http/browser-problem.ts';
import { SurfaceRoot, useEmbed } from './embed-context.tsx';
import hostCss from './inline-host.css?inline';
import { plainSurface, shadowSurface } from './surface.ts';
import { LastHeight } from './last-height.tsx';
import type { PartPhase } from './last-height.tsx';

interface InlineSurfaceProps {
  /** Our element in the page, where there is one already; otherwise one is rendered in place. */
  readonly element?: HTMLElement | undefined;
  readonly part: string;
  readonly phase: PartPhase;
  /** Of the page itself: shown where our children have a slot. */
  readonly slotted?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children in the page's flow, out of reach of its styles. On a server, and in a browser too old, it is an empty place. */
export function InlineSurface({ element, part, phase, slotted, children }: InlineSurfaceProps): ReactNode {
  const { isolation } = useEmbed();
  const [own, setOwn] = useState<HTMLDivElement | null>(null);
  const host = element ?? own;
  const surface = useMemo(() => {
    if (!host || !isNewEnough()) return undefined;
    return isolation === 'none' ? plainSurface(host) : shadowSurface(host, hostCss);
  }, [host, isolation]);
  const root = useRef<HTMLDivElement>(null);
  const content =
    surface &&
    createPortal(
      <>
        <SurfaceRoot surface={surface} rootRef={root}>
          {children}
        </SurfaceRoot>
        <LastHeight root={root} part={part} phase={phase} />
      </>,
      surface.root,
    );
  return element ? (
    content
  ) : (
    <div ref={setOwn} data-grocer={part}>
      {content}
      {slotted}
    </div>
  );
}
