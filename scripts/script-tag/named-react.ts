import type { Plugin } from 'vite';

const DEFAULT_IMPORT = /^import React from 'react';$/m;
/** Floating UI's copy of React, which hides from bundlers that some versions of React lack a name. */
const COPY = /const (\w+) = \{\s*\.\.\.React\s*\};/;

/** Replaces the copy by one with only the members that are read. */
function smallCopy(code: string): string {
  const [whole, name] = COPY.exec(code) ?? [];
  if (whole === undefined || name === undefined) return code;
  const read = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, member]) => member);
  const members = [...new Set(read)].map((member) => `${member}: React.${member}`);
  return code.replace(whole, `const ${name} = { ${members.join(', ')} };`);
}

/** Makes libraries import React's members by name, so that a bundler keeps only those. */
export const namedReact = (): Plugin => ({
  name: 'named-react',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('node_modules')) return undefined;
    const named = smallCopy(code.replace(DEFAULT_IMPORT, "import * as React from 'react';"));
    return named === code ? undefined : { code: named, map: null };
  },
});
