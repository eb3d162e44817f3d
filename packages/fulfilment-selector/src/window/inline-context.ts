import { createContext } from 'react';
import type { ComponentType } from 'react';

export interface InlineHeaderProps {
  readonly title: string;
  readonly isWaiting: boolean;
  readonly back: { readonly label: string; readonly onPress: () => void } | undefined;
}

interface InlineParts {
  readonly titleId: string;
  /** Records the current view; returns true if it is another one than before. */
  arriveAt(view: string): boolean;
  /** Renders the header of an inline view. */
  readonly Header: ComponentType<InlineHeaderProps>;
}

/** The parts of an inline selector that its views need; undefined in a window. */
export const InlineContext = createContext<InlineParts | undefined>(undefined);
