import type { ReactNode } from 'react';

interface FoldProps {
  /** The id that the button's `aria-controls` points to. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Content that expands below its button. While closed it keeps what was typed, hidden and unfocusable. */
// [F-9.11]
export const Fold = ({ id, isOpen, children }: FoldProps): ReactNode => (
  <div id={id} className="grocer-fold" data-state={isOpen ? 'open' : 'closed'}>
    <div>{children}</div>
  </div>
);
