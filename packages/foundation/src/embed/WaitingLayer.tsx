import type { ReactNode } from 'react';
import { SlowStatus } from '../ui/LiveRegion.tsx';

/** A layer with a spinner; announces `text` when loading takes long. */
export const WaitingLayer = ({ text }: { readonly text: string }): ReactNode => (
  <div className="grocer-layer">
    <span className="grocer-spinner" aria-hidden="true" />
    <SlowStatus text={text} />
  </div>
);
