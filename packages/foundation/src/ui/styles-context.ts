import { createContext, useContext } from 'react';

/** Puts a style sheet's text into the tree that the component renders in; the same text only once. */
export type AdoptStyles = (css: string) => void;

/** Outside a shadow root the page links the style sheet itself, so nothing is to be done. */
export const StylesContext = createContext<AdoptStyles>(() => {});

/**
 * Makes sure that a screen's styles are there before anything is laid out. While rendering, since an effect may come too
 * late: Preact runs those of a child first, and what takes focus there has the page laid out. More than once is as once.
 */
export function useStyles(css: string): void {
  useContext(StylesContext)(css);
}
