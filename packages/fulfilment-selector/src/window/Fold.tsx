import type { ReactNode } from 'react';

interface FoldProps {
  /** What the button that opens it points to. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What opens below its button; closed, it keeps what was typed into it, out of sight and reach. */
// [F-9.11]
export const Fold = ({ id, isOpen, children }: FoldProps): ReactNode => (
  <div id={id} className="grocer-fold" data-state={isOpen ? 'open' : 'closed'}>
    <div>{children}</div>
  </div>
);
