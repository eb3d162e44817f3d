import type { ReactNode } from 'react';
import { InlineSurface } from './InlineSurface.tsx';
import type { PartPhase } from './last-height.tsx';

interface PartProps {
  /** Our element in the page, where `mount()` has put one. */
  readonly element?: HTMLElement;
}

/** A part of the page. */
export type InlinePart = (props: PartProps) => ReactNode;

/** A part of the page with a place for what the host puts into it. */
export type SlottedPart = (props: PartProps & { readonly children?: ReactNode }) => ReactNode;

interface PartParts {
  /** The name of the part of the page. */
  readonly part: string;
  /** How far what is shown has come. */
  readonly usePhase: () => PartPhase;
  readonly Guarded: (props: { readonly children: ReactNode }) => ReactNode;
  readonly View: () => ReactNode;
}

/** Makes a component that shows a view in the page's flow. */
export const createInlinePart = ({ part, usePhase, Guarded, View }: PartParts): SlottedPart =>
  function Part({ element, children }) {
    return (
      <InlineSurface element={element} part={part} phase={usePhase()} slotted={children}>
        <Guarded>
          <View />
        </Guarded>
      </InlineSurface>
    );
  };
