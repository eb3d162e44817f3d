import type { ReactNode } from 'react';
import { InlineSurface } from './InlineSurface.tsx';
import type { PartPhase } from './last-height.tsx';

interface InlinePartProps {
  /** Our element in the page, where `mount()` has put one. */
  readonly element?: HTMLElement;
  /** Of the host's page: shown where the part has a slot for it. */
  readonly children?: ReactNode;
}

interface InlinePart {
  /** The name of the part of the page. */
  readonly part: string;
  /** How far what is shown has come. */
  readonly usePhase: () => PartPhase;
  readonly Guarded: (props: { readonly children: ReactNode }) => ReactNode;
  readonly View: () => ReactNode;
}

/** Makes a component that shows a view in the page's flow. */
export const createInlinePart = ({ part, usePhase, Guarded, View }: InlinePart) =>
  function Part({ element, children }: InlinePartProps): ReactNode {
    return (
      <InlineSurface element={element} part={part} phase={usePhase()} slotted={children}>
        <Guarded>
          <View />
        </Guarded>
      </InlineSurface>
    );
  };
