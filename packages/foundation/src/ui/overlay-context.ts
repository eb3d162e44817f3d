import { createContext, useContext } from 'react';

/** The overlay that contains a sheet. */
export interface OverlayPlace {
  /** The overlay's host element in the page. */
  readonly element: HTMLElement;
}

export const OverlayContext = createContext<OverlayPlace | undefined>(undefined);

/** Returns the open overlay that contains the caller; undefined if there is none. */
export const useOverlayPlace = (): OverlayPlace | undefined => useContext(OverlayContext);
