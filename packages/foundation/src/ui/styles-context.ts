import { createContext, useContext } from 'react';

/** Adds a style sheet to the tree that the component renders in; ignores a text that was added before. */
export type AdoptStyles = (css: string) => void;

/** Without a shadow root the page links the style sheet itself, so the default does nothing. */
export const StylesContext = createContext<AdoptStyles>(() => {});

/**
 * Adds a screen's styles before anything is laid out. Idempotent. Called while rendering, because an effect
 * may be too late: Preact runs a child's effects first, and a child that takes focus there forces a layout.
 */
export function useStyles(css: string): void {
  useContext(StylesContext)(css);
}
