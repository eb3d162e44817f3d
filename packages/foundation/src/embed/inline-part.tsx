import type { ReactNode } from 'react';
import { InlineSurface } from './InlineSurface.tsx';
import type { PartPhase } from './last-height.tsx';

interface PartProps {
  /** The mount's element in the page, if `mount()` has added one. */
  readonly element?: HTMLElement;
}

/** A component that renders an inline part. */
export type InlinePart = (props: PartProps) => ReactNode;

/** An inline part with a slot for the host's own content. */
export type SlottedPart = (props: PartProps & { readonly children?: ReactNode }) => ReactNode;

interface PartParts {
  /** Name of the inline part. */
  readonly part: string;
  /** Returns the loading state of the displayed content. */
  readonly usePhase: () => PartPhase;
  /** Returns whether the displayed content has a slot for the host's. Default: it has. */
  readonly useHasSlot?: () => boolean;
  readonly Guarded: (props: { readonly children: ReactNode }) => ReactNode;
  readonly View: () => ReactNode;
}

/** Creates a component that renders a view inline in the page. */
export const createInlinePart = ({ part, usePhase, useHasSlot, Guarded, View }: PartParts): SlottedPart =>
  function Part({ element, children }) {
    return (
      <InlineSurface
        element={element}
        part={part}
        phase={usePhase()}
        slotted={children}
        hasSlot={useHasSlot?.()}
      >
        <Guarded>
          <View />
        </Guarded>
      </InlineSurface>
    );
  };
