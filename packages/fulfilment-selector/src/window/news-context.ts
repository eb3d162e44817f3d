import { createContext } from 'react';
import type { ReactNode } from 'react';

/** News for the shopper, shown above every view. Passed by context because its chunk loads later. */
export const NewsContext = createContext<ReactNode>(undefined);
