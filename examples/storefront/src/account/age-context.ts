import type { CartLine, Product } from '@grocer/foundation/domain';
import { createContext, useContext } from 'react';

/**
 * Asks the shopper's age if the lines contain alcohol, unless it is verified; resolves with true if they may
 * go on.
 */
export type AskAge = (lines: readonly CartLine[], products: readonly Product[]) => Promise<boolean>;

export const AgeContext = createContext<AskAge>(() => Promise.resolve(true));

export const useAgeGate = (): AskAge => useContext(AgeContext);
