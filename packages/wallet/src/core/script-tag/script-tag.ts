import { GrocerError, isGrocerError, mount, preload, skins } from '../../index.ts';

export { checkChunksWith } from './checked-chunks.ts';

/** The API of a page without a bundler: the same functions as those of the package. */
export const api = { mount, preload, skins, GrocerError, isGrocerError } as const;
