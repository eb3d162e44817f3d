import type { Plugin } from 'vite';

const DEFAULT_IMPORT = /^import React from 'react';$/m;
/** What Floating UI reads React through, so that a bundler cannot see a name that some React lacks. */
const COPY = /const (\w+) = \{\s*\.\.\.React\s*\};/;

/** A copy with the members that are read from it, and no others. */
function smallCopy(code: string): string {
  const [whole, name] = COPY.exec(code) ?? [];
  if (whole === undefined || name === undefined) return code;
  const read = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, member]) => member);
  const members = [...new Set(read)].map((member) => `${member}: React.${member}`);
  return code.replace(whole, `const ${name} = { ${members.join(', ')} };`);
}

/** Makes libraries name what they use of React, of which a bundler then keeps only that. */
export const namedReact = (): Plugin => ({
  name: 'named-react',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('node_modules')) return undefined;
    const named = smallCopy(code.replace(DEFAULT_IMPORT, "import * as React from 'react';"));
    return named === code ? undefined : { code: named, map: null };
  },
});
