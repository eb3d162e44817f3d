import type { CartLine, Product } from '@grocer/foundation/domain';
import { createContext, useContext } from 'react';

/** Is the shopper old enough for what is in some lines of the cart? Asked once; resolves to whether they may go on. */
export type AskAge = (lines: readonly CartLine[], products: readonly Product[]) => Promise<boolean>;

export const AgeContext = createContext<AskAge>(() => Promise.resolve(true));

export const useAgeGate = (): AskAge => useContext(AgeContext);
