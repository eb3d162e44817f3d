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
  /** The mount's element in the page. Default: the component renders its own. */
  readonly element?: HTMLElement | undefined;
  readonly part: string;
  readonly phase: PartPhase;
  /** Content of the host page, displayed in a slot of the children; without a shadow root, below them. */
  readonly slotted?: ReactNode;
  /** False if the children have no slot at the moment. Default: true. */
  readonly hasSlot?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Renders its children inline in the page, isolated from the page's styles. On a server and in unsupported
 * browsers, it renders an empty element.
 */
export function InlineSurface({
  element,
  part,
  phase,
  slotted,
  hasSlot = true,
  children,
}: InlineSurfaceProps): ReactNode {
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
  if (element) return content;
  if (isolation === 'none' && slotted !== undefined)
    return (
      <div data-grocer={part}>
        <div ref={setOwn}>{content}</div>
        <div hidden={!hasSlot}>{slotted}</div>
      </div>
    );
  return (
    <div ref={setOwn} data-grocer={part}>
      {content}
      {slotted}
    </div>
  );
}
