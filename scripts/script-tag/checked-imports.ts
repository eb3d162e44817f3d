import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

const GATE = path.join(root, 'packages', 'wallet', 'src', 'core', 'script-tag', 'checked-chunks.ts');
const LITERAL_IMPORT = /\bimport\((['"])(\.[^'"]+)\1\)/g;

/** Where a part is tried again under another fragment. The loader does that by itself, with a check. */
const SECOND_TRY = { file: '/embed/use-chunk.ts', code: /\bimport\(\/\* @vite-ignore \*\/[^)]*\)/ };

/** The name of a chunk that is loaded later: that of the module it begins with. */
export const partName = (file: string): string => path.basename(file).replace(/\.tsx?$/, '');

/** Makes every `import()` of our own wait until the loader has checked the files it needs. */
export const checkedImports = (): Plugin => ({
  name: 'checked-imports',
  enforce: 'pre',
  transform(code, id) {
    const file = id.replaceAll('\\', '/');
    if (file.endsWith(SECOND_TRY.file))
      return { code: code.replace(SECOND_TRY.code, 'Promise.reject(error)'), map: null };
    const isOurs = /\/packages\/[^/]+\/src\/.*\.tsx?$/.test(file);
    if (!isOurs || code.search(LITERAL_IMPORT) < 0) return undefined;
    const gated = code.replace(
      LITERAL_IMPORT,
      (call, _quote, part: string) => `checked(${JSON.stringify(partName(part))}).then(() => ${call})`,
    );
    return { code: `import { checked } from ${JSON.stringify(GATE)};\n${gated}`, map: null };
  },
});

const GATED = /\("([^"]+)"\)\.then\(\(\)=>import\("(\.\/[^"]+)"\)/g;

/** Has each import of minified code take its file under the fragment that the check gives. */
export const importsAsChecked = (code: string): string =>
  code.replace(GATED, (_call, part: string, file: string) => `("${part}").then(t=>import("${file}"+t)`);

/** Throws when a chunk imports another one without its check: nobody would notice that in a browser. */
export const requireChecks = (file: string, code: string): void => {
  // The vendor's script has an address that the host gives: none that is written in the code.
  const unchecked = [...code.matchAll(/(.{0,24})\bimport\(["'`]/g)].filter(
    ([, before = '']) => !before.endsWith('").then(t=>'),
  );
  if (unchecked.length > 0) throw new Error(`${file} has an import() that is not checked before.`);
};
