import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The only CommonJS library that is bundled: what it requires cannot be tree-shaken, React least of all. */
const PUBLISHED = /[\\/]focus-trap-react[\\/]dist[\\/]focus-trap-react\.js$/;

/** Loads focus-trap-react from its source, converted to an ES module. */
export const focusTrapModule = (): Plugin => ({
  name: 'focus-trap-module',
  enforce: 'pre',
  load(id) {
    if (!PUBLISHED.test(id)) return undefined;
    const source = readFileSync(path.join(path.dirname(id), '..', 'src', 'focus-trap-react.js'), 'utf8');
    const code = source
      .replaceAll(/^const (\w+) = require\(('[\w-]+')\);$/gm, 'import * as $1 from $2;')
      .replaceAll(/^const (\{ \w+ \}) = require\(('[\w-]+')\);$/gm, 'import $1 from $2;')
      .replace(/^module\.exports = FocusTrap;$/m, '')
      .replace(/^module\.exports\.FocusTrap = FocusTrap;$/m, 'export { FocusTrap };');
    if (/\brequire\(|\bmodule\.exports/.test(code)) {
      throw new Error(
        'focus-trap-react is written differently now. Look at its source and mend focus-trap-module.ts.',
      );
    }
    return { code, map: null };
  },
});
