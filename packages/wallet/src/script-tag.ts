import { GrocerError, isGrocerError, mount, skins } from './index.ts';

export { checkChunksWith } from './script-tag/checked-chunks.ts';

/** What a page without a bundler gets: the same functions as those of the package. */
export const api = { mount, skins, GrocerError, isGrocerError } as const;
