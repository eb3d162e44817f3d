import { createContext, useContext, useInsertionEffect } from 'react';

/** Puts a style sheet's text into the tree that the component renders in; the same text only once. */
export type AdoptStyles = (css: string) => void;

/** Outside a shadow root the page links the style sheet itself, so nothing is to be done. */
export const StylesContext = createContext<AdoptStyles>(() => {});

/** Makes sure that a screen's styles are there before it is painted. */
export function useStyles(css: string): void {
  const adopt = useContext(StylesContext);
  useInsertionEffect(() => adopt(css), [adopt, css]);
}
