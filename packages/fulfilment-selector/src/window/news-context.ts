import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What every view begins with, should there be news for the shopper. Handed in, since what shows news loads later. */
export const NewsContext = createContext<ReactNode>(undefined);
