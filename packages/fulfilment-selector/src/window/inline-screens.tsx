import { Button, Icon } from '@grocer/foundation/ui';
import { ArrowLeft } from 'lucide';
import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { InlineContext } from './inline-context.ts';
import type { InlineHeaderProps } from './inline-context.ts';

interface ScreenParts {
  readonly name: string;
  readonly isOn: boolean;
  /** The element that had focus when the view was last shown. */
  readonly left: RefObject<HTMLElement | null>;
}

const ScreenContext = createContext<ScreenParts | undefined>(undefined);

interface InlineScreenProps {
  readonly name: string;
  /** A hidden view stays mounted and keeps what was typed. */
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/** One view of an inline selector. */
export function InlineScreen({ name, isOn, children }: InlineScreenProps): ReactNode {
  const left = useRef<HTMLElement>(null);
  const parts = useMemo(() => ({ name, isOn, left }), [name, isOn]);
  function remember({ target }: FocusEvent<HTMLElement>): void {
    left.current = target;
  }
  return (
    <div className="grocer-inline-screen" data-part={`screen-${name}`} hidden={!isOn} onFocus={remember}>
      <ScreenContext.Provider value={parts}>{children}</ScreenContext.Provider>
    </div>
  );
}

/**
 * Id and ref of an inline view's heading. After a view change, focus goes back to the element last focused in
 * that view or, for a new view, to its heading; not while the view is loading.
 */
function useInlineHeading(isWaiting: boolean): {
  readonly id: string;
  readonly ref: RefObject<HTMLHeadingElement | null>;
} {
  const frame = useContext(InlineContext);
  const screen = useContext(ScreenContext);
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isWaiting || !screen?.isOn || !frame?.arriveAt(screen.name)) return;
    const left = screen.left.current;
    (left?.isConnected ? left : ref.current)?.focus();
  }, [frame, screen, isWaiting]);
  return { id: `${frame?.titleId ?? ''}${screen?.name ?? ''}`, ref };
}

/** The header of an inline view. */
export function InlineHeader({ title, isWaiting, back }: InlineHeaderProps): ReactNode {
  const heading = useInlineHeading(isWaiting);
  return (
    <div className="grocer-inline-header">
      {back && (
        <Button kind="icon" part="back" label={back.label} onPress={back.onPress}>
          <Icon of={ArrowLeft} size={20} turns />
        </Button>
      )}
      <h2 {...heading} className="grocer-title" tabIndex={-1}>
        {title}
      </h2>
    </div>
  );
}
