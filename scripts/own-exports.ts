import type { Plugin } from 'vite';

const RUNTIME = '\0rolldown/runtime.js';
const WALK = 'for (var name in all)';

/**
 * Makes the bundler list own exports only: its `for in` also finds what a page has added to
 * `Object.prototype`.
 */
export const ownExports = (): Plugin => ({
  name: 'own-exports',
  transform(code, id) {
    if (id !== RUNTIME) return undefined;
    if (!code.includes(WALK)) {
      throw new Error(
        'The runtime of the bundler is written differently now. Look at it and mend own-exports.ts.',
      );
    }
    return { code: code.replace(WALK, 'for (const name of Object.keys(all))'), map: null };
  },
});
