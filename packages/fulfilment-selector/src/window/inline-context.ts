import { createContext } from 'react';
import type { ComponentType } from 'react';

export interface InlineHeaderProps {
  readonly title: string;
  readonly isWaiting: boolean;
  readonly back: { readonly label: string; readonly onPress: () => void } | undefined;
}

interface InlineParts {
  readonly titleId: string;
  /** Takes note that a view is on; is it another one than before? */
  arriveAt(view: string): boolean;
  /** What names a view there. */
  readonly Header: ComponentType<InlineHeaderProps>;
}

/** What views in the page's own flow are in; nothing around those of a window. */
export const InlineContext = createContext<InlineParts | undefined>(undefined);
