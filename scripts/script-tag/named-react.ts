import type { Plugin } from 'vite';

const DEFAULT_IMPORT = /^import React from 'react';$/m;

/** Turns default imports of React in libraries into namespaces, of which a bundler keeps only what is used. */
export const namedReact = (): Plugin => ({
  name: 'named-react',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('node_modules') || !DEFAULT_IMPORT.test(code)) return undefined;
    return { code: code.replace(DEFAULT_IMPORT, "import * as React from 'react';"), map: null };
  },
});
