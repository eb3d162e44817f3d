import { createContext, useContext } from 'react';

/** The overlay that a sheet is shown in. */
export interface OverlayPlace {
  /** The overlay's host element in the page. */
  readonly element: HTMLElement;
}

export const OverlayContext = createContext<OverlayPlace | undefined>(undefined);

/** The overlay that the caller is shown in, if it is in one that is open. */
export const useOverlayPlace = (): OverlayPlace | undefined => useContext(OverlayContext);
